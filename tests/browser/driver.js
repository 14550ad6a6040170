// Runs inside the page, before the app: finds what Flutter tells screen readers.
(() => {
  const NATIVE_ROLES = {
    A: "link", BUTTON: "button", H1: "heading", H2: "heading", H3: "heading", H4: "heading",
    H5: "heading", H6: "heading", IMG: "img", INPUT: "textbox", TEXTAREA: "textbox",
  };
  const SETTLING = 200; // milliseconds

  // Marks that only set the writing direction are heard by nobody.
  const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
  const plain = (text) => text.replace(MARKS, "").replace(/\s+/g, " ").trim();

  const ownText = (element) =>
    plain([...element.childNodes].filter((node) => node.nodeType === 3)
      .map((node) => node.data).join(""));

  const nameOf = (element) => plain(element.getAttribute("aria-label") ?? "") || ownText(element);

  const roleOf = (element) => {
    if (element.hasAttribute("role")) return element.getAttribute("role");
    if (element.tagName === "INPUT" && ["checkbox", "radio"].includes(element.type)) {
      return element.type;
    }
    return NATIVE_ROLES[element.tagName] ?? "text";
  };

  // The text of a text is in a <span> of its element.
  const owner = (element) => (element.tagName === "SPAN" ? element.parentElement : element);

  const host = () => document.querySelector("flt-semantics-host");

  const named = () => {
    const all = [];
    for (const element of host()?.querySelectorAll("*") ?? []) {
      const name = nameOf(element);
      if (name) all.push({ name, element: owner(element), role: roleOf(owner(element)) });
    }
    return all;
  };

  const matching = (role, name) => {
    const wanted = plain(name);
    return named().filter((one) => one.name === wanted && (!role || one.role === role));
  };

  const edges = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  };

  const disabled = (element) =>
    element.getAttribute("aria-disabled") === "true" || element.disabled === true;

  const number = (text) => (text === null ? null : Number(text));

  const described = ({ name, role, element }) => ({
    name, role, box: edges(element),
    tabindex: element.tagName === "INPUT" || element.tagName === "TEXTAREA"
      ? element.tabIndex : number(element.getAttribute("tabindex")),
    tappable: element.hasAttribute("flt-tappable"),
    disabled: disabled(element),
    checked: element.hasAttribute("aria-checked")
      ? element.getAttribute("aria-checked") === "true" : null,
  });

  // The app's half of the talk, to know when it has answered.
  let sent = 0;
  let received = 0;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", () => { received += 1; });
    }
    send(message) {
      sent += 1;
      super.send(message);
    }
  };

  // Without a server its Python sits in a worker.
  const PlainWorker = window.Worker;
  window.Worker = class extends PlainWorker {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", () => { received += 1; });
    }
    postMessage(...words) {
      sent += 1;
      super.postMessage(...words);
    }
  };

  const frame = () => new Promise((done) => {
    const late = setTimeout(done, 50);
    requestAnimationFrame(() => { clearTimeout(late); done(); });
  });

  const until = async (limit, found, problem) => {
    const end = performance.now() + limit;
    for (;;) {
      const value = await found();
      if (value !== undefined) return value;
      if (performance.now() > end) throw new Error(problem());
      await frame();
    }
  };

  const heard = () =>
    named().map(({ role, name, element }) =>
      `${role} “${name}”${disabled(element) ? " (disabled)" : ""}`).join(", ");
  const called = (role, name) => `${role ?? "anything"} “${name}”`;

  const only = (role, name) => {
    const all = matching(role, name);
    if (all.length > 1) throw new Error(`${all.length} times ${called(role, name)}: ${heard()}`);
    return all[0]?.element;
  };

  const inSight = ([x, y, width, height]) => {
    const [middle, centre] = [x + width / 2, y + height / 2];
    return middle > 0 && middle < innerWidth && centre > 0 && centre < innerHeight;
  };

  // Something else above it, a sheet or a bar, would get the tap.
  const onTop = (element, [x, y, width, height]) => {
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit === element || element.contains(hit) || hit?.contains(element);
  };

  const steady = async (role, name) => {
    const element = only(role, name);
    if (!element || disabled(element)) return undefined;
    const before = edges(element);
    if (!inSight(before)) {
      element.scrollIntoView({ block: "center", inline: "center" });
      await frame();
      return undefined;
    }
    await frame();
    const now = edges(element);
    const still = element.isConnected && now.every((edge, at) => edge === before[at]);
    return still && onTop(element, now) ? element : undefined;
  };

  // A new screen may still take the focus for itself.
  const keepsFocus = async (role, name) => {
    const element = only(role, name);
    element?.focus();
    await frame();
    await frame();
    return element && document.activeElement === element ? true : undefined;
  };

  // The first screen is built more than once: when the language, the fonts, the theme arrive.
  let last = [];
  let since = 0;
  const settled = () => {
    const now = named().map(({ element }) => element);
    if (!now.length || now.length !== last.length || now.some((one, at) => one !== last[at])) {
      [last, since] = [now, performance.now()];
    }
    return now.length && performance.now() - since > SETTLING ? true : undefined;
  };

  const actions = {
    async listen(limit) {
      const placeholder = () => document.querySelector("flt-semantics-placeholder");
      await until(limit, () => (placeholder() || host()?.firstChild ? true : undefined),
        () => "The app never painted its first screen");
      const button = placeholder();
      if (button) {
        const [x, y, width, height] = edges(button);
        const middle = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
        button.dispatchEvent(new MouseEvent("click", middle));
      }
      await until(limit, settled, () => "The app's first screen says nothing");
      return navigator.maxTouchPoints > 0;
    },

    async spot(limit, role, name) {
      const element = await until(limit, () => steady(role, name),
        () => `Nothing to tap that is ${called(role, name)}; there is: ${heard()}`);
      window.screenDriver.found = element;
      [sent, received] = [0, 0];
      const [x, y, width, height] = edges(element);
      return [x + width / 2, y + height / 2];
    },

    async focus(limit, role, name) {
      await until(limit, () => only(role, name),
        () => `Nothing to focus that is ${called(role, name)}; there is: ${heard()}`);
      await until(limit, () => keepsFocus(role, name),
        () => `The keyboard does not reach ${called(role, name)}`);
      [sent, received] = [0, 0];
    },

    async focused(limit, role, name) {
      await until(limit, () => (only(role, name) === document.activeElement ? true : undefined),
        () => `The keyboard is not at ${called(role, name)} but at ${nameOf(document.activeElement)}`);
    },

    // What asks the app nothing is answered at once; half a second is for what it answers
    // without a change of the screen.
    async answered() {
      const end = performance.now() + 500;
      while (performance.now() < end && !(sent && received)) await frame();
      await frame();
      await frame();
    },

    async editing(limit) {
      const field = window.screenDriver.found;
      await until(limit, () => (document.activeElement === field ? true : undefined),
        () => `The field “${nameOf(field)}” does not take the focus`);
      await frame();
      window.screenDriver.before = field.value;
      [sent, received] = [0, 0];
    },

    // The app hears of every change of a text, so a change that it was not told of was lost.
    async written(limit, text) {
      const { before, found } = window.screenDriver;
      const end = performance.now() + 300;
      while (performance.now() < end && !sent && before !== text) await frame();
      await frame();
      return found.value === text && (sent > 0 || before === text);
    },

    async see(limit, role, name) {
      await until(limit, () => (matching(role, name).length ? true : undefined),
        () => `Not there: ${called(role, name)}; there is: ${heard()}`);
    },

    async gone(limit, role, name) {
      await until(limit, () => (matching(role, name).length ? undefined : true),
        () => `Still there: ${called(role, name)}`);
    },

    async box(limit, role, name) {
      return edges(await until(limit, () => only(role, name),
        () => `Not there: ${called(role, name)}; there is: ${heard()}`));
    },

    async controls(limit) {
      return until(limit, () => (named().length ? named().map(described) : undefined),
        () => "The screen says nothing");
    },
  };

  window.screenDriver = {
    found: null,
    async ask(action, words, limit) {
      try {
        return { value: (await actions[action](limit, ...words)) ?? null };
      } catch (error) {
        return { problem: error.message };
      }
    },
  };
})();
