/// Real time, which does not pass while a test waits for a stage.
package enum RealTime {
  /// The remark about a call that is missing, and that may wait for real time.
  package static let remark = "a call in a Task, on a queue or by a Timer waits for real time"
}
