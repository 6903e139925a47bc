extension PlayerScript {
  /// What the reader does, and what is shown of the player's state.
  static let controls = #"""
    // ---- The player: what the reader does, and what is shown ----

    const total = film.legs.reduce((sum, leg) => sum + leg.duration, 0);
    const legs = film.legs.filter((leg) => leg.samples.length > 0);
    const lines = [...document.querySelectorAll("#log button")]
      .map((element) => ({ element, time: +element.dataset.time }));
    const speeds = [...document.querySelectorAll("[name=speed]")];
    const overlay = svg("svg", { class: "overlay", "aria-hidden": "true" });

    /** How long a leg's end stays before the next begins, in seconds of the reader's clock. */
    const pause = 0.6;

    const state = {
      time: 0, isPlaying: false, speed: 1, direction: 1, isLooping: false, outlines: false,
      paths: false, rest: 0,
    };
    let scene = null;

    /** The leg of an instant. Where one ends and the next begins, that is the next. */
    const legAt = (time) => (
      legs.findLast((leg) => leg.start <= time + tolerance) ?? legs[0]);
    const local = (leg) => clamp(state.time - leg.start, 0, leg.duration);
    const seconds = (time) => `${time.toFixed(3)} s`;

    function announce(text) { $("status").textContent = text; }

    function place() {
      const leg = legAt(state.time);
      const frame = frameIndex(leg, local(leg)) + 1;
      return `${leg.title}, ${seconds(local(leg))}, frame ${frame} of ${leg.frames.length}`;
    }

    /** Draws the instant and all that depends on it. */
    function show() {
      const position = $("position");
      position.value = state.time;
      position.style.setProperty("--part", total > 0 ? state.time / total : 0);
      if (!state.isPlaying) position.setAttribute("aria-valuetext", legs.length ? place() : "");
      if (legs.length === 0) return;
      const leg = legAt(state.time);
      const seen = look(leg, local(leg));
      if (scene?.structure !== seen.structure) {
        scene = new Scene(seen.structure);
        $("screen").replaceChildren(scene.element, overlay);
        fit();
      }
      scene.draw(seen);
      overlay.replaceChildren(
        ...(state.outlines ? outlines(seen) : []), ...(state.paths ? paths(leg, seen) : []));
      $("clock").textContent = seconds(local(leg));
      $("count").textContent
        = `frame ${frameIndex(leg, local(leg)) + 1} of ${leg.frames.length}`;
      for (const button of document.querySelectorAll("[data-leg]")) {
        const isNow = film.legs[button.dataset.leg] === leg;
        if (isNow) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
      }
      follow();
    }

    /** Marks what has happened last in the log, and keeps it in view. */
    function follow() {
      let past = 0;
      while (past < lines.length && lines[past].time <= state.time + tolerance) past++;
      if (past === follow.past) return;
      follow.past = past;
      const last = lines[past - 1]?.time;
      let first = null;
      lines.forEach(({ element, time }, index) => {
        const isNow = index < past && time === last;
        first ??= isNow ? element : null;
        element.classList.toggle("ahead", index >= past);
        if (isNow) element.setAttribute("aria-current", "true"); else element.removeAttribute("aria-current");
      });
      const log = $("log");
      if (log.matches(":hover, :focus-within")) return;
      const top = first ? first.offsetTop - log.offsetTop : 0;
      log.scrollTop = Math.max(top - log.clientHeight * 0.25, 0);
    }

    /** Makes the screen as large as there is room for. */
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

    function seek(time) {
      state.time = clamp(Number(time) || 0, 0, total);
      state.rest = 0;
      show();
    }

    function play() {
      if (state.isPlaying || total === 0) return;
      const end = state.direction > 0 ? total : 0;
      if (Math.abs(state.time - end) <= tolerance) seek(total - end);
      Object.assign(state, { isPlaying: true, clock: null });
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
      // What was not shown for a while is not made up for.
      let passed = Math.min((now - (state.clock ?? now)) / 1000, 0.1);
      state.clock = now;
      const rested = Math.min(state.rest, passed);
      state.rest -= rested;
      passed -= rested;
      advance(passed * state.speed * state.direction);
      if (state.isPlaying) requestAnimationFrame(tick);
    }

    /** Plays on, no further than to the end of a leg, where it rests for a while. */
    function advance(step) {
      if (step === 0) return;
      const [first, last] = step > 0 ? [0, total] : [total, 0];
      // Only a loop goes on from the end: with what is first.
      const from = state.time === last ? first : state.time;
      const time = clamp(from + step, 0, total);
      const edge = legs.map((leg) => leg.start).find((start) => (
        step > 0 ? from < start - tolerance && start <= time
          : time <= start && start < from - tolerance));
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
      // Instants that are two frames, one leg's last and the next one's first, count once.
      const frames = times.filter((time, index) => !(times[index + 1] - time <= tolerance));
      const past = frames.findLastIndex((time) => time <= state.time + tolerance);
      const isBetween = state.time - frames[past] > tolerance;
      const next = clamp(past + count + (count < 0 && isBetween ? 1 : 0), 0, frames.length - 1);
      seek(frames[next]);
      announce(place());
    }

    /** Shows which buttons are pressed. */
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

    function jump(time, words) {
      if (state.isPlaying) stop();
      seek(time);
      announce(words ?? place());
    }

    function pace(speed) {
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
      back: () => step(-1),
      play: () => {
        if (state.isPlaying) stop(); else play();
        announce(state.isPlaying ? "Playing" : `Paused: ${place()}`);
      },
      forth: () => step(1),
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

    function gear(change) {
      const index = speeds.findIndex((radio) => +radio.value === state.speed);
      pace(+speeds[clamp(index + change, 0, speeds.length - 1)].value);
    }

    const keys = {
      " ": actions.play, r: actions.reverse, l: actions.loop, o: actions.outlines,
      p: actions.paths, "[": () => gear(-1), "]": () => gear(1), Home: actions.first,
      End: actions.last, ArrowLeft: (event) => step(event.shiftKey ? -10 : -1),
      ArrowRight: (event) => step(event.shiftKey ? 10 : 1),
    };

    document.addEventListener("keydown", (event) => {
      const { target, key } = event;
      const action = keys[key.length === 1 ? key.toLowerCase() : key];
      if (!action || total === 0 || !$("keys").checked || event.ctrlKey || event.metaKey || event.altKey) return;
      // What has the focus comes first: a button is pressed by the space bar, a choice moved by arrows.
      if (key === " " && target.closest("button, summary, input:not([type=range])")) return;
      if (key.length > 1 && target.closest("input:not([type=range]), pre, .log")) return;
      event.preventDefault();
      action(event);
    });

    for (const name in actions) $(name).addEventListener("click", actions[name]);
    for (const radio of speeds) radio.addEventListener("change", () => pace(+radio.value));
    for (const { element, time } of lines) {
      element.addEventListener("click", () => jump(time));
    }
    for (const button of document.querySelectorAll("[data-leg]")) {
      const leg = film.legs[button.dataset.leg];
      button.addEventListener("click", () => jump(leg.start));
    }
    $("position").addEventListener("input", (event) => {
      const time = +event.target.value;
      if (state.isPlaying) stop();
      seek(time);
    });

    new ResizeObserver(fit).observe($("glass"));

    window.transitioning = {
      duration: total,
      legs: film.legs.map(({ title, start, duration }) => ({ title, start, duration })),
      seek, play, pause: () => stop(),
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

    // What does not move can still be looked at.
    const idle = total > 0 ? [] : document.querySelectorAll(
      ".transport button, .options input, #position, #reverse, #loop, #paths");
    for (const control of idle) control.disabled = true;
    if (legs.length === 0) {
      $("count").textContent = "nothing was recorded";
      document.body.classList.add("empty");
    }
    refresh();
    show();
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();
    """#
}
