#if canImport(Testing)
  public import Testing
  public import TransitionLaws

  /// The settings of the audits in a suite or a test.
  public struct AuditingTrait: SuiteTrait, TestTrait, TestScoping {
    let settings: AuditDefaults

    /// True: the tests of a suite have its settings.
    public var isRecursive: Bool { true }

    /// Runs a test with these settings.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let settings = AuditDefaults.current.replaced(by: settings)
      try await AuditDefaults.$current.withValue(settings) { try await function() }
    }
  }

  extension Trait where Self == AuditingTrait {
    /// Sets the defaults for the audits in a suite or a test.
    ///
    /// The settings of a test replace those of its suite; exceptions are added to them.
    ///
    /// ```swift
    /// @Suite(.auditing(on: [.phone, .tablet], frames: .every(10)))
    /// ```
    ///
    /// - Parameters:
    ///   - laws: The laws; all by default.
    ///   - screens: The screens; a phone by default.
    ///   - placements: The placements of the controller; by default, all that the transition
    ///     supports.
    ///   - frames: The frames at which transitions are interrupted; all by default.
    ///   - tolerance: The ignored differences; 1 pt and an opacity of 0.02 by default.
    ///   - spec: The specification of the motion; the transition's own by default.
    ///   - exceptions: Exceptions from laws.
    ///   - record: The treatment of missing or different transcripts; that of the environment by
    ///     default.
    ///   - fileID: The file that failures name as the place of the settings.
    public static func auditing(
      for laws: [TransitionLaw]? = nil, on screens: [AuditScreen]? = nil,
      as placements: [AuditPlacement]? = nil, frames: AuditFrames? = nil,
      within tolerance: AuditTolerance? = nil, spec: MotionSpec? = nil,
      allowing exceptions: [LawException] = [], record: TranscriptRecording? = nil,
      fileID: String = #fileID
    ) -> Self {
      AuditingTrait(
        settings: AuditDefaults(
          laws: laws, screens: screens, placements: placements, frames: frames,
          tolerance: tolerance, spec: spec, exceptions: exceptions, record: record,
          madeIn: "a trait in \(fileID.split(separator: "/").last ?? "")"))
    }
  }
#endif
