import Foundation

/// A line by which a workflow of GitHub shows a message at a line of a source.
///
/// The form is that of GitHub's documentation, "Workflow commands for GitHub Actions".
struct WorkflowCommand: Hashable {
  /// The kinds of messages.
  enum Kind: String {
    case error, warning
  }

  let kind: Kind
  let file: String
  let line: UInt
  let column: UInt
  let title: String
  let message: String

  /// The line.
  var text: String {
    let place = "file=\(Self.property(file)),line=\(line),col=\(column)"
    return "::\(kind.rawValue) \(place),title=\(Self.property(title))::\(Self.data(message))"
  }

  /// Prints the line now, so that it is not lost if the process fails later.
  func print() {
    Swift.print(text)
    // nil stands for all streams.
    fflush(nil)
  }

  private static func data(_ text: String) -> String {
    [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }

  private static func property(_ text: String) -> String {
    [(":", "%3A"), (",", "%2C")].reduce(data(text)) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
