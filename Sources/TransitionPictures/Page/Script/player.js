// ---- The player: its state, and the display of that state ----

const total = film.legs.reduce((sum, leg) => sum + leg.duration, 0);
const legs = film.legs.filter((leg) => leg.samples.length > 0);
const lines = [...document.querySelectorAll("#log button")].map((element) => (
  { element, time: +element.dataset.time, leg: film.legs[element.closest("ol").dataset.of] }));
const speeds = [...document.querySelectorAll("[name=speed]")];
const overlay = svg("svg", { class: "overlay", "aria-hidden": "true" });

/** The pause between two legs, in seconds of real time. */
const pause = 0.6;

const state = {
  time: 0, isPlaying: false, speed: 1, direction: 1, isLooping: false, outlines: false,
  paths: false, rest: 0, leg: null,
  /** What the screen shows in place of `time` while the reader drags: `{leg, time, fingers, words}`. */
  drag: null,
};
let scene = null;

/** The leg of a time; at a border of two legs, `state.leg` or else the later leg. */
function legAt(time) {
  const { leg } = state;
  const isIn = leg && legs.includes(leg) && leg.start <= time + tolerance
    && time <= leg.start + leg.duration + tolerance;
  return isIn ? leg : legs.findLast((leg) => leg.start <= time + tolerance) ?? legs[0];
}

const local = (leg) => clamp(state.time - leg.start, 0, leg.duration);
const seconds = (time) => `${time.toFixed(3)} s`;

function mark(element, isNow) {
  if (isNow) element.setAttribute("aria-current", "true");
  else element.removeAttribute("aria-current");
}

function announce(text) { $("status").textContent = text; }

function place() {
  const leg = legAt(state.time);
  const frame = frameIndex(leg, local(leg)) + 1;
  return `${leg.title}, ${seconds(local(leg))}, frame ${frame} of ${leg.frames.length}`;
}

/** Draws the current instant, and updates all elements that depend on it. */
function show() {
  const position = $("position");
  position.value = state.time;
  position.style.setProperty("--part", total > 0 ? state.time / total : 0);
  // During playback only now and then: a screen reader may read every change.
  const clock = performance.now();
  if (!state.isPlaying || !(clock - show.spoken < 500)) {
    position.setAttribute("aria-valuetext", legs.length ? place() : "");
    show.spoken = clock;
  }
  if (legs.length === 0) return;
  const now = legAt(state.time);
  const { leg, time, fingers, words } = state.drag ?? { leg: now, time: local(now) };
  const seen = look(leg, time);
  if (scene?.structure !== seen.structure) {
    scene = new Scene(seen.structure);
    $("screen").replaceChildren(scene.element, overlay);
    fit();
  }
  scene.draw(seen);
  overlay.replaceChildren(
    ...(state.outlines ? outlines(seen) : []), ...(state.paths ? paths(leg, seen) : []),
    ...(fingers ?? touches(leg, time)).map(disc));
  [$("clock").textContent, $("count").textContent] = words
    ?? [seconds(time), `frame ${frameIndex(leg, time) + 1} of ${leg.frames.length}`];
  for (const button of document.querySelectorAll("[data-leg]")) {
    mark(button, film.legs[button.dataset.leg] === now);
  }
  follow(now);
}

/** Marks the latest events in the log, and scrolls to them. */
function follow(now) {
  const isPast = ({ leg, time }) => (
    leg.index < now.index || (leg === now && time <= state.time + tolerance));
  const past = lines.filter(isPast).length;
  if (past === follow.past && now === follow.leg) return;
  Object.assign(follow, { past, leg: now });
  const last = lines[past - 1];
  let first = null;
  lines.forEach(({ element, time, leg }, index) => {
    const isNow = index < past && leg === now && time === last.time;
    first ??= isNow ? element : null;
    element.classList.toggle("ahead", index >= past);
    mark(element, isNow);
  });
  const log = $("log");
  if (!first || log.matches(":hover, :focus-within")) return;
  log.scrollTop = Math.max(first.offsetTop - log.clientHeight * 0.2, 0);
}

/** Scales the screen to the available space. */
function fit() {
  if (!scene) return;
  const [width, height] = scene.structure.size;
  const glass = $("glass");
  const scale = Math.min(glass.clientWidth / width, glass.clientHeight / height);
  const [left, top] = [
    (glass.clientWidth - width * scale) / 2, (glass.clientHeight - height * scale) / 2];
  Object.assign($("screen").style, {
    width: `${width}px`, height: `${height}px`,
    transform: `translate(${left}px, ${top}px) scale(${scale})`,
  });
  overlay.setAttribute("viewBox", `0 0 ${width} ${height}`);
  overlay.style.setProperty("--dot", 1 / scale);
}

/** Shows an instant; `leg` selects the leg at the border of two legs. */
function seek(time, leg = null) {
  Object.assign(state, { time: clamp(Number(time) || 0, 0, total), rest: 0, leg, drag: null });
  show();
}

function play() {
  if (state.isPlaying || total === 0) return;
  const end = state.direction > 0 ? total : 0;
  if (Math.abs(state.time - end) <= tolerance) seek(total - end);
  Object.assign(state, { isPlaying: true, clock: null, drag: null });
  requestAnimationFrame(tick);
  refresh();
}

function stop() {
  state.isPlaying = false;
  refresh();
  show();
}

function tick(now) {
  if (!state.isPlaying) return;
  // A step is at most 0.1 s, so playback skips nothing after the page was hidden.
  let passed = Math.min((now - (state.clock ?? now)) / 1000, 0.1);
  state.clock = now;
  const rested = Math.min(state.rest, passed);
  state.rest -= rested;
  passed -= rested;
  advance(passed * state.speed * state.direction);
  if (state.isPlaying) requestAnimationFrame(tick);
}

/** Advances the playback by a step, at most to the border of a leg, and pauses there. */
function advance(step) {
  if (step === 0) return;
  const [first, last] = step > 0 ? [0, total] : [total, 0];
  // From the end, only a loop continues, and it continues at the start.
  const from = state.time === last ? first : state.time;
  const time = clamp(from + step, 0, total);
  const starts = legs.map((leg) => leg.start);
  const edge = step > 0
    ? starts.find((start) => from < start - tolerance && start <= time)
    : starts.findLast((start) => time <= start && start < from - tolerance);
  // At the border, the last frame of the leg stays until the next leg begins.
  state.leg = step > 0 && edge !== undefined ? legAt(from) : null;
  state.time = edge ?? time;
  if (state.time === last && !state.isLooping) return finish();
  if (state.time === last || edge !== undefined) state.rest = pause;
  show();
}

function finish() {
  state.rest = 0;
  stop();
  announce(`At the ${state.direction > 0 ? "end" : "start"}`);
}

function step(count) {
  if (state.isPlaying) stop();
  const times = legs.flatMap((leg) => leg.frames.map((frame) => leg.start + frame.time));
  // The last frame of a leg and the first frame of the next at the same time count once.
  const frames = times.filter((time, index) => !(times[index + 1] - time <= tolerance));
  const past = frames.findLastIndex((time) => time <= state.time + tolerance);
  const isBetween = state.time - frames[past] > tolerance;
  const next = clamp(past + count + (count < 0 && isBetween ? 1 : 0), 0, frames.length - 1);
  seek(frames[next]);
}
