import Foundation
import TransitionPictures

/// A page with a leg's style sheet, and a script that measures it at some instants.
struct StylePage {
  let html: String

  init(_ leg: RecordedLeg, at times: [Double]) {
    let sheet = StyleSheet(leg.recording)
    // A moment later, because a change of an instant is seen from the instant on, and the times of
    // keyframes are rounded.
    let list = times.map { "\($0 + 1e-5)" }.joined(separator: ", ")
    html = """
      <!DOCTYPE html>
      <html><head><meta charset="utf-8"><style>body { margin: 0 }
      \(sheet.css)</style></head>
      <body>\(sheet.html)<script>
      const instants = [\(list)];
      \(Self.measure)
      </script></body></html>
      """
  }

  /// The script: it pauses all animations at each instant, and ignores hidden elements.
  private static let measure = #"""
    addEventListener("load", () => {
      const found = { complaints: [], instants: [] };
      addEventListener("error", (event) => found.complaints.push(event.message));
      const stage = document.querySelector(".stage");
      const animations = document.getAnimations();
      for (const animation of animations) animation.pause();
      for (const time of instants) {
        for (const animation of animations) animation.currentTime = 1000 * time;
        const frame = stage.getBoundingClientRect();
        const items = [...stage.querySelectorAll("[class^=layer-]")]
          .filter((element) => getComputedStyle(element).visibility !== "hidden")
          .map((element) => {
            // The same layer may be there several times: -no2.
            const [, layer, part] = element.classList[0].replace(/-no\d+$/, "").split("-");
            const box = element.getBoundingClientRect();
            let opacity = 1;
            for (let next = element; next !== stage; next = next.parentElement) {
              opacity *= Number(getComputedStyle(next).opacity);
            }
            return {
              layer: Number(layer), part: part ?? "body", opacity,
              box: [box.left - frame.left, box.top - frame.top, box.width, box.height],
            };
          });
        found.instants.push({ time, size: [frame.width, frame.height], items });
      }
      const ends = animations.map((animation) => animation.effect.getComputedTiming().endTime / 1000);
      const duration = parseFloat(getComputedStyle(stage).getPropertyValue("--duration"));
      if (ends.some((end) => Math.abs(end - duration) > 1e-6)) {
        found.complaints.push(`animations end at ${ends} instead of ${duration}`);
      }
      found.duration = duration;
      const note = document.createElement("p");
      note.id = "measured";
      note.textContent = `[[${encodeURIComponent(JSON.stringify(found))}]]`;
      document.body.append(note);
    });
    """#
}
