// The splash while the app loads, and what it says where that takes long or fails. It is a part of
// the page itself, so that it can speak where nothing else has arrived.

const splash = (() => {
  const WHOLE = 32e6; // bytes of a first visit, unpacked
  const LOADED = 80; // where the bar stands once they are here, out of 100
  const PATIENCE = 30_000;
  const STAGES = { 2: 86, 3: 90, 4: 96 };

  const arabic = navigator.language.startsWith("ar");
  const part = (name) => document.querySelector(`#splash ${name}`);
  let arrived = 0;
  let failed = false;
  let doubt;

  const say = (english, ours) => {
    const told = part("p");
    const again = part("button");
    if (!told) return;
    told.textContent = arabic ? ours : english;
    again.textContent = arabic ? "جرّب تاني" : "Try again";
    told.hidden = again.hidden = false;
  };

  const wait = () => {
    clearTimeout(doubt);
    doubt = setTimeout(() => failed || say(
      "This is taking long. The first visit loads 15 MB; if nothing moves any more, try again.",
      "بياخد وقت. أول مرة بيحمّل ١٥ ميجا؛ لو وقف خالص، جرّب تاني.",
    ), PATIENCE);
  };

  const move = (to) => {
    const bar = part("progress");
    if (!bar || to <= bar.value) return;
    bar.value = to;
    wait();
  };

  const fail = (fault) => {
    failed = true;
    say(
      "The app could not be loaded whole. Check the network and try again; if that does not help, update this browser.",
      "البرنامج ماتحمّلش كله. شوف النت وجرّب تاني؛ ولو فضل كده، حدّث المتصفح.",
    );
    const told = part("p");
    if (told && fault) told.title = String(fault);
  };

  const elsewhere = () => {
    failed = true;
    say(
      "The app's files are not here: it was built for another path on this host.",
      "ملفات البرنامج مش هنا: اتبنى عشان عنوان تاني على الموقع ده.",
    );
    part("progress").hidden = part("img").hidden = true;
  };

  const arrive = (bytes) => {
    arrived += bytes;
    move(Math.min(LOADED, (arrived / WHOLE) * LOADED));
  };

  new PerformanceObserver((seen) => {
    seen.getEntries().forEach(({ decodedBodySize }) => arrive(decodedBodySize));
  }).observe({ type: "resource", buffered: true });

  addEventListener("error", ({ target, message }) => {
    // Flutter asks another host for a script that nothing here needs; the page forbids it.
    const ours = target.tagName === "SCRIPT" && target.src.startsWith(location.origin);
    if (ours || target === window) fail(message ?? target.src);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => fail(reason));
  addEventListener("load", () => {
    if (!globalThis.jsConnect)
      fetch("start.js", { method: "HEAD" }).then(({ ok }) => ok || elsewhere(), fail);
  });
  addEventListener("click", ({ target }) => {
    if (target === part("button")) location.reload();
  });
  wait();

  return {
    arrive,
    fail,
    advance: (stage) => move(STAGES[stage] ?? 0),
    leave() {
      clearTimeout(doubt);
      const shown = document.getElementById("splash");
      shown?.classList.add("away");
      setTimeout(() => shown?.remove(), 250);
    },
  };
})();
