// ---- Controls: buttons and keys ----

/** Updates the buttons to the state of the player. */
function refresh() {
  document.body.classList.toggle("playing", state.isPlaying);
  $("play").setAttribute("aria-label", state.isPlaying ? "Pause" : "Play");
  $("play").title = `${state.isPlaying ? "Pause" : "Play"} (Space)`;
  $("reverse").setAttribute("aria-pressed", state.direction < 0);
  $("loop").setAttribute("aria-pressed", state.isLooping);
  $("outlines").setAttribute("aria-pressed", state.outlines);
  $("paths").setAttribute("aria-pressed", state.paths);
  for (const radio of speeds) radio.checked = +radio.value === state.speed;
}

function jump(time, leg) {
  if (state.isPlaying) stop();
  seek(time, leg);
  announce(place());
}

function walk(count) {
  step(count);
  announce(place());
}

function setSpeed(speed) {
  state.speed = speed;
  refresh();
  announce(`Speed ${speed}×`);
}

function toggle(name, words) {
  state[name] = !state[name];
  refresh();
  show();
  announce(`${words} ${state[name] ? "on" : "off"}`);
}

const actions = {
  first: () => jump(0),
  back: () => walk(-1),
  play: () => {
    if (state.isPlaying) stop(); else play();
    announce(state.isPlaying ? "Playing" : `Paused: ${place()}`);
  },
  forth: () => walk(1),
  last: () => jump(total),
  reverse: () => {
    Object.assign(state, { direction: -state.direction, rest: 0 });
    refresh();
    announce(state.direction > 0 ? "Forward" : "In reverse");
  },
  loop: () => toggle("isLooping", "Loop"),
  outlines: () => toggle("outlines", "Outlines"),
  paths: () => toggle("paths", "Motion paths"),
};

function changeSpeed(change) {
  const index = speeds.findIndex((radio) => +radio.value === state.speed);
  setSpeed(+speeds[clamp(index + change, 0, speeds.length - 1)].value);
}

/** Goes to the start of the next leg, or of this one, or of the one before. */
function changeLeg(change) {
  if (legs.length === 0) return;
  const now = legAt(state.time);
  const isInside = state.time > now.start + tolerance;
  const index = legs.indexOf(now) + (change < 0 && isInside ? 0 : change);
  if (index < legs.length) jump(legs[Math.max(index, 0)].start);
}

const keys = {
  " ": actions.play, r: actions.reverse, l: actions.loop, o: actions.outlines,
  p: actions.paths, "-": () => changeSpeed(-1), "+": () => changeSpeed(1),
  "=": () => changeSpeed(1), "[": () => changeLeg(-1), "]": () => changeLeg(1),
  0: actions.first, Home: actions.first, End: actions.last,
  ArrowLeft: (event) => walk(event.shiftKey ? -10 : -1),
  ArrowRight: (event) => walk(event.shiftKey ? 10 : 1),
};

/** The frames that a key of the slider goes on. */
const strides = {
  ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10,
  Home: -Infinity, End: Infinity,
};

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented) return;
  const { target, key } = event;
  const action = keys[key.length === 1 ? key.toLowerCase() : key];
  if (!action || total === 0 || !$("keys").checked) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // The focused element has precedence: Space presses a button, and arrows move a radio choice.
  if (key === " " && target.closest("button, summary, input:not([type=range])")) return;
  if (key.length > 1 && target.closest("input:not([type=range]), pre, .log")) return;
  event.preventDefault();
  action(event);
});

for (const name in actions) $(name).addEventListener("click", actions[name]);
for (const radio of speeds) radio.addEventListener("change", () => setSpeed(+radio.value));
for (const { element, time, leg } of lines) {
  element.addEventListener("click", () => jump(time, leg));
}
for (const button of document.querySelectorAll("[data-leg]")) {
  const leg = film.legs[button.dataset.leg];
  button.addEventListener("click", () => jump(leg.start));
}
// These keys need no choice: they are those of every slider, which reads its own value.
$("position").addEventListener("keydown", (event) => {
  const stride = strides[event.key];
  if (!stride || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (Number.isFinite(stride)) return step(event.shiftKey ? stride * 10 : stride);
  if (state.isPlaying) stop();
  seek(stride < 0 ? 0 : total);
});
$("position").addEventListener("input", (event) => {
  const time = +event.target.value;
  if (state.isPlaying) stop();
  seek(time);
});

/** Copies the code; without a clipboard the code is selected, so that a key can copy it. */
async function copy() {
  const code = $("code");
  getSelection().selectAllChildren(code);
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    isCopied = document.execCommand("copy");
  }
  $("copy").firstChild.data = isCopied ? "Copied" : "Selected";
  announce(isCopied ? "Copied the code" : "The code is selected: copy it with your keyboard");
  setTimeout(() => { $("copy").firstChild.data = "Copy"; }, 2000);
}

if ($("copy")) {
  $("copy").hidden = false;
  $("copy").addEventListener("click", copy);
}

// In a row that scrolls sideways, the current choice is visible.
const choice = document.querySelector(".choices [aria-current]");
if (choice) choice.parentElement.scrollLeft = choice.offsetLeft - choice.parentElement.offsetLeft - 60;

new ResizeObserver(fit).observe($("glass"));

window.transitioning = {
  duration: total,
  legs: film.legs.map(({ title, start, duration }) => ({ title, start, duration })),
  seek: (time) => seek(time), play, pause: () => stop(),
  get state() {
    const leg = legs.length ? legAt(state.time) : null;
    const { time, isPlaying, speed, direction, isLooping } = state;
    return {
      time, leg: film.legs.indexOf(leg), frame: leg ? frameIndex(leg, local(leg)) : -1,
      frames: leg ? leg.frames.length : 0, isPlaying, speed, direction, isLooping,
    };
  },
  layers: () => scene?.layers() ?? [],
};

// Without a duration, only the outlines can be used.
const idle = total > 0 ? [] : document.querySelectorAll(
  ".transport button, .options input, #position, #reverse, #loop, #paths");
for (const control of idle) control.disabled = true;
if (legs.length === 0) {
  $("count").textContent = "no frames";
  document.body.classList.add("empty");
}
refresh();
show();
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();
