// swift-tools-version: 6.2
import PackageDescription

// Targets stand bottom-up: each may use only those above it on the page.
let package = Package(
  name: "Transitioning",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "MotionCurves", targets: ["MotionCurves"]),
    .library(name: "HeadlessViews", targets: ["HeadlessViews"]),
    .library(name: "HeadlessStage", targets: ["HeadlessStage"]),
    .library(name: "Transitioning", targets: ["Transitioning"]),
    .library(name: "Transitions", targets: ["Transitions"]),
  ],
  targets: [
    .target(name: "MotionCurves"),
    .target(name: "HeadlessViews"),
    .target(name: "HeadlessStage", dependencies: ["MotionCurves", "HeadlessViews"]),
    .target(
      name: "Transitioning", dependencies: ["MotionCurves", "HeadlessViews", "HeadlessStage"]),
    .target(name: "Transitions", dependencies: ["Transitioning"], packageAccess: false),
    .testTarget(name: "HeadlessViewsTests", dependencies: ["HeadlessViews"]),
    .testTarget(name: "TransitioningTests", dependencies: ["Transitioning"]),
    .testTarget(name: "TransitionsTests", dependencies: ["Transitions"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}
