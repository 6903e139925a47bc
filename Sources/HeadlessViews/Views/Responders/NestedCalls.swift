/// Calls that pass something on from object to object, such as touches along a responder chain.
///
/// The objects' classes may override what is called, and a chain may be 50,000 objects long. Calls
/// are nested to a limited depth; the rest are made once the nested calls have returned.
@MainActor
package enum NestedCalls {
  private static let limit = 200

  private static var depth = 0
  private static var pending: [() -> Void] = []

  /// Makes a call, now or after the calls that it is nested in.
  package static func perform(_ call: @escaping () -> Void) {
    guard depth < limit else { return pending.append(call) }
    nest(call)
    guard depth == 0 else { return }
    while !pending.isEmpty {
      let calls = pending
      pending = []
      for call in calls { nest(call) }
    }
  }

  private static func nest(_ call: () -> Void) {
    depth += 1
    call()
    depth -= 1
  }
}
