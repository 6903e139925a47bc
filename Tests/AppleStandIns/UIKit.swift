// UIKit in name only, so that code under `canImport(UIKit)` conditions is left out. Nothing here
// ever runs.
