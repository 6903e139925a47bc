"""The package's targets, as Package.swift declares them."""
import json
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# The targets that need the stage below `Transitioning`; nothing that an app links uses them.
ON_THE_STAGE = {
    "TransitionRecording", "TransitionPictures", "TransitionLaws", "TransitioningTesting",
    "CatalogSamples", "TransitioningCatalog", "benchmarks", "difficult-pictures",
    "TestFormulas", "StageSupport", "ControllerSupport", "RecordingSupport", "TestWorlds", "random-worlds"}

# The programs that use much of C's library or of UIKit, of which there is no stand-in: an SDK has it.
PROGRAMS = {"TransitioningCatalog", "benchmarks", "difficult-pictures", "device-questions"}


class Package:
    """What `swift package dump-package` prints, for one platform at a time."""

    def __init__(self):
        # A folder of its own, so that it does not wait for a build.
        dump = subprocess.run(
            ["swift", "package", "--package-path", str(ROOT), "--scratch-path", str(ROOT / ".build/apple/package"),
             "dump-package"],
            check=True, capture_output=True, text=True)
        self.dump = json.loads(dump.stdout)
        self.targets = {target["name"]: target for target in self.dump["targets"]}

    def floor(self, platform):
        """The oldest version of a platform that the package supports."""
        floors = {entry["platformName"]: entry["version"] for entry in self.dump["platforms"]}
        return floors[platform]

    def names(self, platform):
        """The targets for a platform, each after those that it uses: all but the tests, and on iOS and Catalyst
        without those that stand on the stage there."""
        return [
            name for name, target in self.targets.items()
            if target["type"] != "test" and not (platform != "macos" and name in ON_THE_STAGE)]

    def needed(self, names, platform):
        """Targets, and all that they use on a platform, in the order of Package.swift."""
        found, waiting = set(), list(names)
        while waiting:
            found.add(name := waiting.pop())
            waiting += self.dependencies(name, platform)
        return [name for name in self.targets if name in found]

    def product(self, products, platform):
        """The targets that come with products on a platform."""
        targets = {product["name"]: product["targets"] for product in self.dump["products"]}
        return self.needed((each for name in products for each in targets[name]), platform)

    def linked(self, platform):
        """The targets that an app links there, and the apps of the tests."""
        names = set(self.needed([
            "Transitions", "UIKitCompatibility", "ExampleApp", "device-motion",
            "device-questions"], platform))
        return [name for name in self.names(platform) if name in names]

    def is_library(self, name):
        """True if an app may import the target; false for the apps and helpers of the tests."""
        return not (self.targets[name].get("path") or "").startswith("Tests/")

    def dependencies(self, name, platform):
        """The targets that a target uses directly."""
        return [
            used for dependency in self.targets[name]["dependencies"]
            for used, condition in dependency.values() if holds(condition, platform)]

    def flags(self, name, platform):
        """The compiler's flags from the settings of a target."""
        for setting in self.targets[name]["settings"]:
            if not holds(setting.get("condition"), platform):
                continue
            (kind, value), = setting["kind"].items()
            if kind == "enableUpcomingFeature":
                yield from ["-enable-upcoming-feature", value["_0"]]
            elif kind == "treatAllWarnings":
                if value["_0"] == "error":
                    yield "-warnings-as-errors"
            elif kind == "swiftLanguageMode":
                yield from ["-swift-version", str(value["_0"])]
            elif kind == "define":
                yield "-D" + value["_0"]
            else:
                raise SystemExit(f"package.py does not know the setting {kind} of {name}.")
        if self.targets[name]["packageAccess"]:
            yield from ["-package-name", self.dump["name"].lower()]

    def folder(self, name):
        """The folder of a target."""
        return ROOT / (self.targets[name].get("path") or "Sources/" + name)

    def embedded(self, name):
        """The files that the build embeds in the code of a target."""
        for resource in self.targets[name]["resources"]:
            path = self.folder(name) / resource["path"]
            if "embedInCode" in resource["rule"]:
                yield from path.iterdir() if path.is_dir() else [path]

    def sources(self, name):
        """The source files of a target."""
        folder = self.folder(name)
        left_out = [folder / path for path in self.targets[name]["exclude"]] + list(folder.glob("*.docc"))
        return [
            file for file in sorted(folder.rglob("*.swift"))
            if not any(file.is_relative_to(path) for path in left_out)]


def holds(condition, platform):
    """True if a dependency or a setting is one of the platform's."""
    return not condition or not condition["platformNames"] or platform in condition["platformNames"]
