// What the standard library has from Swift 5.10 on.

extension MainActor {
  static func assumeIsolated<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    preconditionFailure("this is not run")
  }
}
