"use strict";

// ---- A drag of the reader on the screen, in the place of the recorded finger ----

/** The distance from which the pointer drags, in points. */
const slop = 6;

/** The time over which the velocity of the pointer is measured, in seconds. */
const velocitySpan = 0.1;

/** The leg of the recorded finger, at whose end a drag may end. */
const home = film.legs[film.drag.leg];

/** The leg before that one, at whose end a drag begins; undefined if there is none. */
const before = film.legs[film.drag.leg - 1];

/** The ways of the recorded finger: that of the leg, and perhaps the opposite one. */
const dragWays = film.drag.ways.map((way) => {
  unpack(way.film, before);
  for (const [, leg] of way.releases) unpack(leg, before);
  const { places } = way.film.touches[0];
  const [[, left, top], [lift, right, bottom]] = [places[0], places.at(-1)];
  const length = Math.hypot(right - left, bottom - top);
  const [x, y] = [(right - left) / length, (bottom - top) / length];
  const stations = places.map(([time, px, py]) => [(px - left) * x + (py - top) * y, time]);
  return { ...way, x, y, length, lift, stations };
});
const [main, other] = dragWays;

/** The pointer that is down: where, and once it drags its moves along the way; or null. */
let grip = null;

/** Goes to where a drag begins: the start of the leg, which is the end of the one before. */
const goHome = () => seek(home.start, before ?? home);

/** The value at a place of a line through some points, which ascend. */
function interpolated(points, place) {
  const index = points.findLastIndex(([x]) => x <= place);
  if (index < 0) return points[0][1];
  const [[a, from], [b, to]] = [points[index], points[index + 1] ?? points[index]];
  return b > a ? from + (to - from) * (place - a) / (b - a) : from;
}

/** The place of an event, in points of the screen. */
function spot({ clientX, clientY }) {
  const { left, top, width } = $("screen").getBoundingClientRect();
  const scale = scene.structure.size[0] / width;
  return [(clientX - left) * scale, (clientY - top) * scale];
}

// A position is a distance along the main way; it is negative on the opposite one.
const wayAt = (position) => (position < 0 && other ? other : main);

/** Shows what the drag shows at a position, with the disc of a finger, which may fade. */
function draw(position, leg, time, finger, opacity) {
  state.drag = {
    leg, time, fingers: opacity > 0 ? [[...finger, opacity]] : [],
    words: [`${Math.round(Math.abs(position))} pt`, opacity < 1 ? "released" : "under your finger"],
  };
  show();
}

/** Shows the film of the way at the place of the finger. */
function hold(position, finger, opacity = 1) {
  const way = wayAt(position);
  draw(position, way.film, interpolated(way.stations, Math.abs(position)), finger, opacity);
}

function move(event) {
  const place = spot(event);
  const [x, y] = [place[0] - grip.start[0], place[1] - grip.start[1]];
  const along = x * main.x + y * main.y;
  const low = other ? -other.length : 0;
  if (!grip.moves) {
    const isPossible = along > 0 || grip.base > low;
    if (Math.abs(along) < Math.max(slop, Math.abs(x * main.y - y * main.x)) || !isPossible) return;
    if (grip.base === 0) {
      if (state.isPlaying) stop();
      goHome();
    }
    grip.moves = [];
    document.body.classList.add("dragging");
  }
  Object.assign(grip, { place, position: clamp(grip.base + along, low, main.length) });
  grip.moves.push([event.timeStamp / 1000, along]);
  hold(grip.position, place);
}

/** The velocity of the pointer at an instant, in points a second along the main way. */
function velocity(moves, now) {
  const recent = moves.filter(([time]) => time >= now - velocitySpan);
  const [[start, from], [end, to]] = [recent[0] ?? [0, 0], recent.at(-1) ?? [0, 0]];
  return end > start ? (to - from) / (end - start) : 0;
}

/** What follows at the end of a way: that of the recorded release nearest to a distance. */
function ending(way, distance) {
  const all = way.releases.map(([distance, leg]) => (
    { distance, leg, start: 0, duration: leg.duration }));
  all.push({
    distance: way.length, leg: way.film, start: way.lift, duration: way.film.duration - way.lift,
  });
  const far = (one) => Math.abs(one.distance - distance);
  return all.reduce((one, next) => (far(next) < far(one) ? next : one));
}

/** Goes on to the end of the way or back, from a velocity on, and rests there. */
function release({ position, place }, speed, isFinished) {
  const way = wayAt(position);
  const sign = way === main ? 1 : -1;
  const distance = Math.abs(position);
  const tail = isFinished ? ending(way, distance) : { distance: 0, duration: 0 };
  const rest = () => {
    if (!isFinished) return goHome();
    if (way === main) return seek(home.start + home.duration, home);
    const words = [`${Math.round(way.length)} pt`, "at rest"];
    const time = tail.start + tail.duration;
    state.drag = { leg: tail.leg, time, fingers: [], words, base: -way.length };
    show();
  };
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return rest();
  const gap = tail.distance - distance;
  // What still moves at the end of the film has its own time; only the way there is short.
  const whole = !isFinished ? way.return : tail.duration > 0.05 ? 0.25 : way.finish;
  const usual = clamp(whole * Math.abs(gap) / way.length, 0.05, 0.5);
  const toward = Math.max(Math.sign(gap) * sign * speed, 0);
  // Thrice the distance at the velocity is the longest way without turning back.
  const time = toward > 0 ? Math.min(usual, 3 * Math.abs(gap) / toward) : usual;
  let [start, passed] = [null, 0];
  const next = (now) => {
    // Whatever the reader does meanwhile has precedence.
    if (state.drag !== own) return;
    passed += Math.min(now - (start ?? now), 100) / 1000 * state.speed;
    start = now;
    if (passed >= time + tail.duration) return rest();
    const opacity = clamp(0.999 - passed / fading, 0, 1);
    if (passed < time) {
      // A cubic curve that begins at the velocity and ends at rest.
      const [part, left] = [passed / time, 1 - passed / time];
      const moved = gap * part * part * (3 - 2 * part)
        + Math.sign(gap) * toward * passed * left * left;
      hold(sign * (distance + moved), place, opacity);
    } else {
      draw(sign * tail.distance, tail.leg, tail.start + passed - time, place, opacity);
    }
    own = state.drag;
    requestAnimationFrame(next);
  };
  let own = state.drag;
  requestAnimationFrame(next);
}

/** Ends the drag of the pointer; a drag that the system takes away returns. */
function lift(event, isCancelled) {
  if (event.pointerId !== grip?.id) return;
  const { moves, position } = grip;
  const last = grip;
  grip = null;
  if (!moves) return;
  document.body.classList.remove("dragging");
  const speed = isCancelled ? 0 : velocity(moves, event.timeStamp / 1000);
  const way = wayAt(position);
  const least = interpolated(way.thresholds, way === main ? speed : -speed);
  release(last, speed, !isCancelled && position !== 0 && Math.abs(position) >= least);
}

const glass = $("glass");
glass.addEventListener("pointerdown", (event) => {
  if (grip || !event.isPrimary || event.button !== 0 || !scene) return;
  grip = { id: event.pointerId, start: spot(event), base: state.drag?.base ?? 0, moves: null };
  glass.setPointerCapture(event.pointerId);
});
glass.addEventListener("pointermove", (event) => {
  if (event.pointerId === grip?.id) move(event);
});
glass.addEventListener("pointerup", (event) => lift(event, false));
glass.addEventListener("pointercancel", (event) => lift(event, true));

// The page scrolls across the way, and against it where the browser can tell the two apart.
const isAcross = Math.abs(main.x) > Math.abs(main.y);
glass.style.touchAction = isAcross ? "pan-y pinch-zoom" : "pan-x pinch-zoom";
if (!isAcross && !other) {
  glass.style.touchAction = `pan-x pan-${main.y > 0 ? "down" : "up"} pinch-zoom`;
}
glass.classList.add("draggable");
const arrow = isAcross ? (main.x > 0 ? "→" : "←") : (main.y > 0 ? "↓" : "↑");
$("hint").textContent = `Drag on the screen ${other ? "↕" : arrow}`;
$("hint").hidden = false;
