import Foundation

/// The scripts that measure a page.
///
/// The first script runs before all others and records errors. The last script seeks, measures with
/// the browser's API, and writes the result into the page.
struct MeasuringScript {
  private let times: [Double]

  init(times: [Double]) {
    self.times = times
  }

  /// The page with the scripts added, for a file in another folder.
  ///
  /// - Parameter folder: The folder of the page, where the files are that pages share.
  func added(to html: String, from folder: URL) -> String {
    let base = folder.absoluteString
    let html = ["src", "href"].reduce(html) { html, attribute in
      html.replacingOccurrences(
        of: " \(attribute)=\"player.", with: " \(attribute)=\"\(base)player.")
    }
    .replacingOccurrences(
      of: "script-src 'self' file:", with: "script-src 'self' file: 'unsafe-inline'")
    let list = times.map { "\($0)" }.joined(separator: ", ")
    let end = "<script>\nconst instants = [\(list)];\n\(Self.measure)\n</script>\n</body>"
    guard let head = html.range(of: "<head>"),
      let body = html.range(of: "</body>", options: .backwards)
    else { return html }
    return html[..<head.upperBound] + "\n<script>\n\(Self.trap)\n</script>"
      + html[head.upperBound..<body.lowerBound] + end + html[body.upperBound...]
  }

  private static let trap = #"""
    window.complaints = [];
    addEventListener("error", (event) => complaints.push(`error: ${event.message}`), true);
    addEventListener("unhandledrejection", (event) => complaints.push(`rejected: ${event.reason}`));
    addEventListener("securitypolicyviolation",
      (event) => complaints.push(`forbidden: ${event.violatedDirective} ${event.blockedURI}`));
    // Headless Chromium makes no frames, and its virtual clock does not wait for frames.
    window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 16);
    for (const name of ["error", "warn"]) {
      console[name] = (...words) => complaints.push(`console: ${words.join(" ")}`);
    }
    """#

  private static let measure = #"""
    function tryKeys(player) {
      const press = (key, shiftKey = false) => document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
      const expect = (words, isTrue) => { if (!isTrue) complaints.push(`keys: ${words}`); };
      press("End");
      expect("End does not lead to the end", Math.abs(player.state.time - player.duration) < 1e-5);
      press("Home");
      expect("Home does not lead to the start", player.state.time === 0);
      press("ArrowRight");
      expect("→ is not one frame", player.state.frame === 1 && player.state.leg === 0);
      press("ArrowRight", true);
      press("ArrowLeft", true);
      press("ArrowLeft");
      expect("← is not the way back", player.state.time === 0);
      press("]");
      expect("] is not the next part", player.state.leg === Math.min(1, player.legs.length - 1));
      press("[");
      press("0");
      expect("0 does not lead to the start", player.state.time === 0);
      for (const key of ["-", "r", "l", "o", "p"]) press(key);
      const { speed, direction, isLooping } = player.state;
      expect("-, R and L do nothing", speed === 0.5 && direction === -1 && isLooping);
      expect("O shows no outlines", document.querySelector(".overlay polygon"));
      const pressed = document.querySelectorAll("[aria-pressed=true]").length;
      expect(`${pressed} buttons look pressed instead of 4`, pressed === 4);
      press(" ");
      expect("the space bar does not play", player.state.isPlaying);
      press(" ");
      expect("the space bar does not pause", !player.state.isPlaying);
      // The slider has the keys of every slider, and reads where it is.
      const slider = document.querySelector("input[type=range]");
      const slide = (key) => slider.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      slide("Home");
      expect("Home on the slider does not lead to the start", player.state.time === 0);
      slide("ArrowUp");
      expect("↑ on the slider is not one frame", player.state.frame === 1);
      expect("the slider does not say where it is",
        slider.getAttribute("aria-valuetext").includes("frame 2 of"));
      slide("ArrowLeft");
      expect("← on the slider is not one frame back", player.state.time === 0);
      slide("End");
      expect("End on the slider does not lead to the end",
        Math.abs(player.state.time - player.duration) < 1e-5);
      const line = document.querySelector("#log li:last-child button");
      line?.click();
      expect("a line of the log does not lead to its instant",
        !line || Math.abs(player.state.time - line.dataset.time) < 1e-5);
      expect("a line of the log is not marked at its instant",
        !line || line.hasAttribute("aria-current"));
    }

    addEventListener("load", async () => {
      const found = { complaints, instants: [] };
      const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
      try {
        const player = window.transitioning;
        player.pause();
        for (const time of instants) {
          player.seek(time);
          const screen = document.querySelector(".scene");
          const frame = screen.getBoundingClientRect();
          const scale = frame.width / screen.offsetWidth;
          const items = [...document.querySelectorAll("[data-layer]")].map((element) => {
            const box = element.getBoundingClientRect();
            let opacity = 1;
            for (let next = element; next !== screen; next = next.parentElement) {
              opacity *= Number(getComputedStyle(next).opacity);
            }
            return {
              layer: Number(element.dataset.layer), part: element.dataset.part, opacity,
              box: [box.left - frame.left, box.top - frame.top, box.width, box.height]
                .map((length) => length / scale),
            };
          });
          found.instants.push({
            time: player.state.time, size: [screen.offsetWidth, screen.offsetHeight], items,
          });
        }
        found.duration = player.duration;
        player.seek(0);
        player.play();
        for (let turn = 0; turn < 400 && player.state.isPlaying; turn++) await wait(50);
        found.end = player.state.isPlaying ? -1 : player.state.time;
        const slider = document.querySelector("input[type=range]");
        slider.value = player.duration / 2;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        found.middle = player.state.time;
        if (player.duration > 0) tryKeys(player);
      } catch (error) {
        complaints.push(`measuring: ${error.stack}`);
      }
      const note = document.createElement("p");
      note.id = "measured";
      note.textContent = `[[${encodeURIComponent(JSON.stringify(found))}]]`;
      document.body.append(note);
    });
    """#
}
