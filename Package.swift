// swift-tools-version: 6.2
import PackageDescription

// The platforms on which transitions run on UIKit, and those on which they run on the stage. What is
// named here is compiled or type-checked for each change: iOS, macOS and Linux, and the code of iOS
// is that of Mac Catalyst. Elsewhere a build stops with a sentence.
let withUIKit: [Platform] = [.iOS, .macCatalyst]
let withoutUIKit: [Platform] = [.macOS, .linux]

// A compiler that is newer than this code may warn of something; a run on a device goes on then.
let areWarningsErrors = Context.environment["TRANSITIONING_WARNINGS"] != "allowed"

// A check of CI runs them on UIKit everywhere, in the shape of its stand-in.
let isOnUIKit = Context.environment["TRANSITIONING_PLATFORM"] == "uikit"

// Targets stand bottom-up: each may use only those above it on the page.
let package = Package(
  name: "Transitioning",
  platforms: [.macOS(.v13), .iOS(.v15), .macCatalyst(.v15)],
  products: [
    .library(name: "Transitioning", targets: ["Transitioning"]),
    .library(name: "Transitions", targets: ["Transitions"]),
    .library(name: "UIKitCompatibility", targets: ["UIKitCompatibility"]),
    .library(name: "TransitionRecording", targets: ["TransitionRecording"]),
    .library(name: "TransitionPictures", targets: ["TransitionPictures"]),
    .library(name: "TransitionLaws", targets: ["TransitionLaws"]),
    .library(name: "TransitioningTesting", targets: ["TransitioningTesting"]),
    .executable(name: "catalog", targets: ["TransitioningCatalog"]),
  ],
  targets: [
    .target(name: "TransitionCurves"),
    .target(name: "HeadlessViews", dependencies: ["TransitionCurves"]),
    .target(name: "HeadlessStage", dependencies: ["TransitionCurves", "HeadlessViews"]),
    .target(
      name: "HeadlessControllers",
      dependencies: ["TransitionCurves", "HeadlessViews", "HeadlessStage"]),
    .target(
      name: "HeadlessUIKit",
      dependencies: ["TransitionCurves", "HeadlessViews", "HeadlessStage", "HeadlessControllers"]),
    .target(
      name: "UIKitPlatform",
      dependencies: [
        "TransitionCurves",
        .target(name: "HeadlessUIKit", condition: .when(platforms: withoutUIKit)),
      ],
      exclude: ["README.md"]),
    .target(
      name: "Transitioning",
      dependencies: isOnUIKit
        ? ["UIKitPlatform"]
        : [
          .target(name: "HeadlessUIKit", condition: .when(platforms: withoutUIKit)),
          .target(name: "UIKitPlatform", condition: .when(platforms: withUIKit)),
        ]),
    .target(name: "Transitions", dependencies: ["Transitioning"], packageAccess: false),
    .target(
      name: "UIKitCompatibility",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: withoutUIKit)), "Transitioning",
      ]),
    .target(name: "TransitionRecording", dependencies: ["Transitioning"]),
    .target(
      name: "TransitionPictures",
      dependencies: ["TransitionCurves", "HeadlessViews", "HeadlessStage", "TransitionRecording"],
      resources: [.embedInCode("Page/Script"), .embedInCode("Page/player.css")]),
    .target(
      name: "TransitionLaws",
      dependencies: ["HeadlessStage", "Transitioning", "TransitionRecording"]),
    // Only test targets may use it: it imports the test frameworks.
    .target(
      name: "TransitioningTesting", dependencies: ["TransitionLaws", "TransitionPictures"]),
    // What an app could write: samples of all transitions, and the scenes that show them.
    .target(
      name: "CatalogSamples", dependencies: ["Transitioning", "Transitions"], path: "Catalog",
      exclude: [
        "Audits", "Bringing", "Catalog.swift", "Commands", "Files", "Pictures", "Runs", "Terminal",
        "Samples/README.md",
      ],
      packageAccess: false),
    .executableTarget(
      name: "TransitioningCatalog",
      dependencies: [
        "HeadlessStage", "Transitioning", "TransitionRecording", "TransitionPictures",
        "TransitionLaws", "CatalogSamples",
      ]
        // What `catalog bring` compiles other files with.
        + (isOnUIKit ? [] : ["UIKitCompatibility"]),
      path: "Catalog", exclude: ["Repertoire", "Samples", "Scenes"],
      resources: [
        .embedInCode("Audits/audit.css"), .embedInCode("Audits/audit.js"),
        .embedInCode("Pictures/index.css"), .embedInCode("Pictures/index.js"),
      ]),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["Transitioning", "TransitionLaws", "TransitionPictures"],
      path: "Tests/Benchmarks", exclude: ["README.md"]),
    // Writes pages and pictures that are made to be difficult for a browser.
    .executableTarget(
      name: "difficult-pictures", dependencies: ["Transitioning", "TransitionPictures"],
      path: "Tests/DifficultPictures"),
    // An app in the shape of those that ship; the same files compile against UIKit.
    .target(
      name: "ExampleApp", dependencies: ["Transitioning", "Transitions"],
      path: "Tests/ExampleApp", packageAccess: false),
    // Writes what a device is compared with, and is the app that compares it there.
    .executableTarget(
      name: "device-motion", dependencies: ["Transitioning", "Transitions"],
      path: "Tests/OnDevice/Motion", exclude: ["motion.txt"], packageAccess: false),
    // Asks UIKit, or the stage, what nothing that Apple publishes says.
    .executableTarget(
      name: "device-questions",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: withoutUIKit))
      ],
      path: "Tests/OnDevice/Questions", packageAccess: false),
    // What several test targets share, each with the libraries that it needs: numbers by other means,
    // stages, controllers, recordings.
    .target(name: "TestFormulas", path: "Tests/TestFormulas"),
    .target(
      name: "StageSupport", dependencies: ["HeadlessViews", "HeadlessStage"],
      path: "Tests/StageSupport"),
    .target(
      name: "ControllerSupport", dependencies: ["HeadlessStage", "Transitioning", "StageSupport"],
      path: "Tests/ControllerSupport"),
    .target(
      name: "RecordingSupport",
      dependencies: ["Transitioning", "Transitions", "TransitionRecording"],
      path: "Tests/RecordingSupport"),
    // Expectations that are functions: only test targets may use it.
    .target(name: "Expectations", path: "Tests/Expectations"),
    // Random lives, of tests and of a program.
    .target(
      name: "TestWorlds",
      dependencies: [
        "TransitionCurves", "HeadlessViews", "HeadlessStage", "HeadlessControllers",
        "Transitioning",
        "TestFormulas", "StageSupport", "ControllerSupport",
      ],
      path: "Tests/TestWorlds"),
    .executableTarget(
      name: "random-worlds", dependencies: ["TestWorlds"], path: "Tests/RandomWorlds"),
    .testTarget(
      name: "TransitionCurvesTests",
      dependencies: ["TransitionCurves", "TestFormulas", "Expectations"]),
    .testTarget(
      name: "HeadlessViewsTests",
      dependencies: ["TransitionCurves", "HeadlessViews", "TestFormulas", "Expectations"]),
    .testTarget(
      name: "HeadlessStageTests",
      dependencies: [
        "TransitionCurves", "HeadlessViews", "HeadlessStage", "TestFormulas", "StageSupport",
        "TestWorlds",
        "Expectations",
      ]),
    .testTarget(
      name: "HeadlessControllersTests",
      dependencies: [
        "TransitionCurves", "HeadlessViews", "HeadlessStage", "HeadlessControllers",
        "Transitioning",
        "TestFormulas", "StageSupport", "ControllerSupport",
        "TestWorlds", "Expectations",
      ]),
    .testTarget(
      name: "TransitioningTests",
      dependencies: [
        "Transitioning", "Transitions", "TransitionLaws", "TestFormulas", "StageSupport",
        "ControllerSupport", "Expectations",
      ]),
    .testTarget(
      name: "TransitionsTests",
      dependencies: [
        "Transitioning", "Transitions", "TransitionRecording", "TransitionLaws", "Expectations",
      ]),
    .testTarget(
      name: "TransitionRecordingTests",
      dependencies: [
        "HeadlessViews", "HeadlessStage", "Transitioning", "Transitions",
        "TransitionRecording",
        "TestFormulas", "RecordingSupport", "Expectations",
      ]),
    .testTarget(
      name: "TransitionPicturesTests",
      dependencies: [
        "TransitionCurves", "HeadlessViews", "HeadlessStage", "Transitioning", "Transitions",
        "TransitionRecording", "TransitionPictures", "StageSupport", "TestFormulas",
        "RecordingSupport",
        "Expectations",
      ]),
    .testTarget(
      name: "TransitionLawsTests",
      dependencies: ["Transitioning", "TransitionLaws", "TransitioningTesting", "Expectations"]),
    .testTarget(
      name: "TransitioningTestingTests",
      dependencies: [
        "Transitioning", "Transitions", "TransitionLaws", "TransitioningTesting", "Expectations",
      ],
      exclude: ["Transcripts/__Transcripts__"]),
    .testTarget(
      name: "CatalogTests",
      dependencies: [
        "Transitioning", "Transitions", "TransitionRecording", "TransitionPictures",
        "TransitionLaws", "CatalogSamples", "TransitioningCatalog", "TestFormulas", "Expectations",
      ]),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: [
        "ExampleApp", "Transitioning", "Transitions", "TransitioningTesting", "Expectations",
      ]),
    .testTarget(
      name: "OnDeviceTests", dependencies: ["device-motion", "device-questions", "Expectations"]),
    // Written as code for UIKit is that has been there for some years.
    .testTarget(
      name: "UIKitCompatibilityTests",
      dependencies: ["Transitioning", "UIKitCompatibility", "Expectations"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "TransitionCurves", "HeadlessViews", "HeadlessStage", "HeadlessControllers",
        "Transitioning",
        "Transitions", "UIKitCompatibility", "TransitionPictures", "TransitionLaws",
        "TransitioningTesting", "CatalogSamples", "Expectations",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "UIKitCompatibilityTests" {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
  if areWarningsErrors { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}

if isOnUIKit {
  // The tests of what stands below the platform are the same on both.
  let tests = [
    "TransitioningTests", "TransitionsTests", "TransitionLawsTests", "TransitioningTestingTests",
    "CatalogTests", "ExampleAppTests", "OnDeviceTests",
  ]
  package.targets.removeAll { $0.type == .test && !tests.contains($0.name) }
  // Its names are those of the one UIKit; here there are two, of which the stand-in's is imported.
  package.targets.removeAll { $0.name == "UIKitCompatibility" }
  package.products.removeAll { $0.name == "UIKitCompatibility" }
  for name in ["HeadlessStage", "Transitioning", "TransitioningTests"] {
    let target = package.targets.first { $0.name == name }
    target?.swiftSettings?.append(.define("TRANSITIONING_ON_UIKIT"))
  }
}
