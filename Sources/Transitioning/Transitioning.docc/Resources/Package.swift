// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Cards",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(path: "../Transitioning")],
  targets: [
    .testTarget(
      name: "CardTests",
      dependencies: [
        .product(name: "Transitioning", package: "Transitioning"),
        .product(name: "TransitionPictures", package: "Transitioning"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
