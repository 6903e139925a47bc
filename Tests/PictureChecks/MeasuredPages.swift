import Foundation

/// Pages that measure themselves, loaded one after another in a frame of one page.
///
/// Chromium takes longer to start than to measure a page, so all pages share one browser.
struct MeasuredPages {
  /// A page, and the judgement of its measurement.
  struct Trial {
    let name: String
    let html: String
    let judge: (Measurement) -> PageVerdict
  }

  /// The greatest number of pages of one browser.
  private static let share = 40

  private let trials: [Trial]

  init(_ trials: [Trial]) {
    self.trials = trials
  }

  /// A line about each page, and true if the page is right.
  func verdicts(in browser: Browser, _ scratch: Scratch) -> [(text: String, isRight: Bool)] {
    stride(from: 0, to: trials.count, by: Self.share).flatMap { start in
      let share = trials[start..<min(start + Self.share, trials.count)]
      do {
        let notes = try notes(of: Array(share), from: start, in: browser, scratch)
        return zip(share, notes).map { trial, note in
          let verdict: PageVerdict
          do {
            verdict = trial.judge(try Measurement(note: note))
          } catch {
            verdict = PageVerdict(complaint: "\(error)")
          }
          return (verdict.text(trial.name), verdict.isRight)
        }
      } catch {
        return share.map { (PageVerdict(complaint: "\(error)").text($0.name), false) }
      }
    }
  }

  /// What the pages wrote into their notes; empty for a page without a note.
  private func notes(
    of trials: [Trial], from start: Int, in browser: Browser, _ scratch: Scratch
  ) throws -> [String] {
    let files = try trials.enumerated().map { index, trial in
      let file = scratch.folder.appendingPathComponent("measured-\(start + index).html")
      try Data(trial.html.utf8).write(to: file)
      return file.absoluteString
    }
    let list = String(decoding: try JSONEncoder().encode(files), as: UTF8.self)
    let page = scratch.folder.appendingPathComponent("measuring-\(start).html")
    try Data(Self.driver(list).utf8).write(to: page)
    let dump = try browser.dump(
      page, profile: scratch.profile("measuring"), readsFrames: true, pages: trials.count)
    let notes = try Measurement.text(in: dump)
      .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard notes.count == trials.count else { throw Measurement.Missing() }
    return notes
  }

  private static func driver(_ list: String) -> String {
    """
    <!DOCTYPE html><meta charset="utf-8"><body style="margin: 0"><script>
    addEventListener("load", async () => {
      const notes = [];
      const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
      for (const page of \(list)) {
        const frame = document.createElement("iframe");
        frame.style.cssText = "border: 0; width: \(Browser.width)px; height: 1000px";
        frame.src = page;
        const loaded = new Promise((resolve) => { frame.onload = resolve; });
        document.body.append(frame);
        await loaded;
        let note = null;
        for (let turn = 0; turn < 800 && !note; turn++) {
          note = frame.contentDocument?.getElementById("measured");
          if (!note) await wait(50);
        }
        notes.push(note ? note.textContent.slice(2, -2) : "");
        frame.remove();
      }
      const note = document.createElement("p");
      note.id = "measured";
      note.textContent = `[[${notes.join(" ")}]]`;
      document.body.append(note);
    });
    </script></body>
    """
  }
}
