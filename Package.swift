// swift-tools-version: 6.2
import PackageDescription

// Targets stand bottom-up: each may use only those above it on the page.
let package = Package(
  name: "Transitioning",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "HeadlessViews", targets: ["HeadlessViews"]),
  ],
  targets: [
    .target(name: "HeadlessViews"),
    .testTarget(name: "HeadlessViewsTests", dependencies: ["HeadlessViews"]),
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
