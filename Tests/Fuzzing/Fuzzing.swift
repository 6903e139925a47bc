import Foundation

/// The entry point of libFuzzer: one input, to the parser or the pictures.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeRawBufferPointer(start: start, count: count))
  let fault =
    target == "pictures"
    ? PictureFuzzing.fault(of: bytes) : TranscriptFuzzing.fault(of: bytes)
  guard let fault else { return 0 }
  FileHandle.standardError.write(Data("\(fault)\n".utf8))
  abort()
}

/// What gets the inputs: `transcripts` or `pictures`; read once, for all inputs.
private let target = ProcessInfo.processInfo.environment["FUZZING"] ?? "transcripts"
