"""Apple's platforms with the modules of a real SDK, on a Mac or elsewhere.

Elsewhere, the toolchain lacks some of what Xcode's has; this adds it: notes with the Swift names of Dispatch and of
the unified log. And an SDK that is older than the compiler lacks what is newer than it, such as
`MainActor.assumeIsolated` (Swift 5.10 marks it for iOS 13), isolated `deinit` (6.1) and a `Logger` that this compiler
reads. The check replaces these in what it compiles, and a newer SDK checks them as they are.
"""
import json
import re
import sys

from platforms import CACHE, Platform, link, make_stand_in, toolchain, write

# The targets of the compiler for an SDK, with a place for the version.
TRIPLES = {
    "ios": "{}-apple-ios{}",
    "macos": "{}-apple-macos{}",
    "maccatalyst": "{}-apple-ios{}-macabi",
}

SDKS = {"iphoneos": ["ios"], "macosx": ["macos", "maccatalyst"]}

# The names of a platform's interfaces, after that of the processor.
INTERFACES = {"ios": "apple-ios", "macos": "apple-macos", "maccatalyst": "apple-ios-macabi"}

# What the standard library has from a version of Swift on.
ADDITIONS = {
    (5, 10): """
extension MainActor {
  static func assumeIsolated<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    preconditionFailure("this is not run")
  }
}
""",
    (6, 0): """
extension Optional {
  mutating func take() -> Self { self }
}
extension Sequence {
  func count(where isCounted: (Element) throws -> Bool) rethrows -> Int { 0 }
}
"""}


def interfaces(name, sdk):
    """The interfaces of Swift's library for a platform, by the names of the processors."""
    files = {
        cpu: sdk / f"usr/lib/swift/Swift.swiftmodule/{cpu}-{INTERFACES[name]}.swiftinterface"
        for cpu in ("arm64", "x86_64")}
    return {cpu: file for cpu, file in files.items() if file.exists()}


def platforms(sdk):
    """The names of the platforms that an SDK is for and has interfaces for."""
    settings = sdk / "SDKSettings.json"
    if not settings.exists():
        sys.exit(f"{sdk} is no SDK: it has no SDKSettings.json.")
    sdk_name = json.loads(settings.read_text())["CanonicalName"]
    names = SDKS.get(re.match(r"[a-z]*", sdk_name)[0])
    if not names:
        sys.exit(f"{sdk} is the SDK {sdk_name}, and not one of {' or '.join(SDKS)}.")
    found = [name for name in names if interfaces(name, sdk)]
    if not found:
        sys.exit(f"{sdk} has no interface of Swift's library: an SDK has to be a whole one.")
    return found


def link_sdk(sdk, named):
    """Links an SDK under another name."""
    twin, second = sdk / "usr/include/libxml", sdk / "usr/include/libxml2/libxml"
    if twin.is_dir() and second.is_dir() and not second.is_symlink():
        sys.exit(f"{sdk} has the headers of libxml2 twice, as some copies of an SDK have: remove {twin}.")
    named.parent.mkdir(parents=True, exist_ok=True)
    named.unlink(missing_ok=True)
    named.symlink_to(sdk)


def with_sdk(name, version, sdk, folder):
    """A platform whose modules are those of an SDK."""
    cpu, interface = next(iter(interfaces(name, sdk).items()))
    compiler = re.search(r"Swift version (\d+)\.(\d+)", interface.read_text())
    swift = tuple(map(int, compiler.groups()))
    folder.mkdir(parents=True, exist_ok=True)
    # The compiler warns of an SDK whose folder is named otherwise.
    named = CACHE / "sdks" / sdk.name / ("iPhoneOS.sdk" if name == "ios" else "MacOSX.sdk")
    link_sdk(sdk, named)
    flags = ["-target", TRIPLES[name].format(cpu, version), "-sdk", named, "-module-cache-path", CACHE / "cache"]
    if name == "maccatalyst":
        support = sdk / "System/iOSSupport"
        flags += ["-Fsystem", support / "System/Library/Frameworks", "-I", support / "usr/lib/swift"]
    platform = Platform(name, f"{sdk.name}, Swift {swift[0]}.{swift[1]}", flags)
    if sys.platform == "darwin":
        developer = sdk.parent.parent
        flags += ["-F", developer / "Library/Frameworks", "-I", developer / "usr/lib"]
        return platform
    resources = CACHE / "sdk"
    link(resources, ["clang", "shims"])
    for notes in (toolchain() / "apinotes").iterdir():
        link_to = resources / "apinotes" / notes.name
        link_to.parent.mkdir(exist_ok=True)
        if not link_to.exists():
            link_to.symlink_to(notes)
    write(resources / "apinotes/Dispatch.apinotes", dispatch_notes())
    write(resources / "apinotes/os.apinotes", log_notes())
    flags += ["-resource-dir", resources, "-I", resources / "shims"]
    # The compiler folds the text of a log by what it knows of its own SDK, and refuses that of another.
    make_stand_in("os", folder, flags, module="UnifiedLog")
    flags += ["-I", folder]
    platform.replacements.append((r"\bimport os\b", "import UnifiedLog"))
    if swift < (6, 1):
        platform.replacements.append(
            (r"(?:@MainActor|isolated) deinit \{", "deinit { _ = 0 }; func isolatedDeinit() {"))
    if swift < (6, 0):
        # The compiler refuses text in this module's interface.
        if name != "macos":
            make_stand_in("SwiftUI", folder, flags)
        # For these the compiler needs parts of the library that came later, without which it crashes.
        platform.replacements.append((r"\bconsume (\w)", r"\1"))
        platform.only_types = True
        # The library did not mark these as safe.
        platform.replacements += [
            (r"\bCommandLine\.arguments\b", "[String]()"),
            (r"@TaskLocal static var (\w+) = (\w+)\(\)",
             r"static let \1 = \2(); static let local_\1 = TaskLocal(wrappedValue: \2())"),
            (r"\.\$(\w+)\.withValue", r".local_\1.withValue")]
    platform.addition = "".join(text for since, text in ADDITIONS.items() if swift < since)
    return platform


# MARK: - Notes

# The Swift names of Dispatch's classes, of its protocols of sources, and of its functions.
CLASSES = {
    "object": "DispatchObject", "queue": "DispatchQueue", "io": "DispatchIO", "semaphore": "DispatchSemaphore",
    "group": "DispatchGroup", "source": "DispatchSource", "data": "__DispatchData"}
SOURCES = {
    "": "Protocol", "_mach_send": "MachSend", "_mach_recv": "MachReceive", "_memorypressure": "MemoryPressure",
    "_proc": "Process", "_read": "Read", "_signal": "Signal", "_timer": "Timer", "_data_or": "UserDataOr",
    "_data_add": "UserDataAdd", "_data_replace": "UserDataReplace", "_vnode": "FileSystemObject",
    "_write": "Write"}
NAMED = {
    "sync": "DispatchQueue.sync(self:execute:)",
    "set_target_queue": "DispatchObject.setTarget(self:queue:)",
    "activate": "DispatchObject.activate(self:)", "suspend": "DispatchObject.suspend(self:)",
    "resume": "DispatchObject.resume(self:)", "group_enter": "DispatchGroup.enter(self:)",
    "group_leave": "DispatchGroup.leave(self:)", "group_create": "DispatchGroup.init()",
    "io_barrier": "DispatchIO.barrier(self:execute:)",
    "io_get_descriptor": "getter:DispatchIO.fileDescriptor(self:)",
    "semaphore_create": "DispatchSemaphore.init(value:)", "main": "dispatchMain()",
    "io_set_high_water": "DispatchIO.setLimit(self:highWater:)",
    "io_set_low_water": "DispatchIO.setLimit(self:lowWater:)"}
NAMED_PRIVATE = {
    "queue_create": "DispatchQueue.init(__label:attr:)",
    "queue_create_with_target": "DispatchQueue.init(__label:attr:queue:)",
    "io_create": "DispatchIO.init(__type:fd:queue:handler:)",
    "io_create_with_path": "DispatchIO.init(__type:path:oflag:mode:queue:handler:)",
    "io_create_with_io": "DispatchIO.init(__type:io:queue:handler:)"}
PRIVATE = """
get_global_queue assert_queue assert_queue_barrier assert_queue_not async barrier_async apply barrier_sync
queue_get_label queue_get_qos_class after queue_get_specific queue_set_specific get_specific
queue_attr_make_initially_inactive queue_attr_make_with_autorelease_frequency queue_attr_make_with_qos_class
data_get_size data_apply data_create_concat data_create_subrange data_copy_region data_create_map group_async
group_wait group_notify io_read io_write io_close io_set_interval read write semaphore_wait semaphore_signal
source_create source_get_handle source_get_mask source_get_data source_merge_data source_set_event_handler
source_set_cancel_handler source_set_registration_handler source_cancel source_testcancel source_set_timer time
walltime
""".split()
HIDDEN = """
object block queue semaphore io data group qos_class data_applier fd io_handler source function io_close_flags
io_interval_flags io_type source_timer_flags queue_attr queue_priority source_mach_send_flags
source_memorypressure_flags source_proc_flags source_vnode_flags
""".split()


def note(kind, name, **values):
    """One entry of a file of notes."""
    lines = [f"- Name: {name}"] + [f"  {key}: {value}" for key, value in values.items()]
    return [f"{kind}:", *lines]


def text_of_notes(module, entries):
    """A file of notes: the entries of each kind together."""
    kinds = {}
    for kind, *lines in entries:
        kinds.setdefault(kind, []).extend(lines)
    return "\n".join([f"Name: {module}", *(line for kind in kinds for line in [kind, *kinds[kind]])]) + "\n"


def dispatch_notes():
    entries = [note("Typedefs", f"dispatch_{name}_t", Availability="nonswift") for name in HIDDEN]
    entries += [
        note("Typedefs", f"dispatch_{name}_t", SwiftPrivate="true")
        for name in ("autorelease_frequency", "block_flags", "source_type")]
    entries += [note("Classes", f"OS_dispatch_{name}", SwiftName=swift) for name, swift in CLASSES.items()]
    entries.append(note("Classes", "OS_dispatch_queue_attr", SwiftPrivate="true"))
    entries += [
        note("Protocols", f"OS_dispatch_source{name}", SwiftName=f"DispatchSource{swift}")
        for name, swift in SOURCES.items()]
    entries += [note("Functions", f"dispatch_{name}", SwiftName=f"'{swift}'") for name, swift in NAMED.items()]
    entries += [
        note("Functions", f"dispatch_{name}", SwiftPrivate="true", SwiftName=f"'{swift}'")
        for name, swift in NAMED_PRIVATE.items()]
    entries += [note("Functions", f"dispatch_{name}", SwiftPrivate="true") for name in PRIVATE]
    return text_of_notes("Dispatch", entries)


def log_notes():
    entries = [
        note("Typedefs", "os_log_t", Availability="nonswift"),
        note("Typedefs", "os_log_type_t", SwiftName="OSLogType"),
        note("Typedefs", "os_signpost_type_t", SwiftName="OSSignpostType"),
        note("Classes", "OS_os_log", SwiftName="OSLog")]
    entries += [
        note("Enumerators", f"OS_{name}", SwiftPrivate="true") for name in (
            "LOG_TYPE_DEFAULT", "LOG_TYPE_INFO", "LOG_TYPE_DEBUG", "LOG_TYPE_ERROR", "LOG_TYPE_FAULT",
            "SIGNPOST_INTERVAL_BEGIN", "SIGNPOST_INTERVAL_END", "SIGNPOST_EVENT")]
    entries += [
        note("Functions", "os_log_type_enabled", SwiftName="'OSLog.isEnabled(self:type:)'"),
        note(
            "Functions", "os_log_create", SwiftName="'OSLog.init(__subsystem:category:)'", SwiftPrivate="true",
            NullabilityOfRet="N")]
    entries += [
        note("Functions", name, SwiftPrivate="true") for name in (
            "_os_log_impl", "_os_signpost_emit_with_name_impl", "os_signpost_enabled", "os_signpost_id_generate",
            "os_signpost_id_make_with_pointer")]
    return text_of_notes("os", entries)
