import Foundation

/// The entry point of libFuzzer: one input, to the parser or to view controllers.
///
/// The environment variable `FUZZING` chooses: `transcripts`, or `appearance` by default.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeRawBufferPointer(start: start, count: count))
  let fault =
    readsTranscripts
    ? TranscriptFuzzing.fault(of: bytes)
    : MainActor.assumeIsolated { AppearanceFuzzing.fault(of: bytes) }
  guard let fault else { return 0 }
  FileHandle.standardError.write(Data("\(fault)\n".utf8))
  abort()
}

/// Read once, for all inputs.
private let readsTranscripts = ProcessInfo.processInfo.environment["FUZZING"] == "transcripts"
