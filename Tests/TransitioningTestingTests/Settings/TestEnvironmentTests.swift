import Expectations
import Foundation

@testable import TransitioningTesting

@Suite("The environment of tests")
struct TestEnvironmentTests {
  @Test("asks for nothing without variables, or with empty ones")
  func nothing() {
    for variables in [[:], ["TRANSITIONING_REPORT": "", "GITHUB_ACTIONS": ""]] {
      let environment = TestEnvironment(variables)
      expectTrue(environment.reportFolder == nil && environment.stepSummary == nil)
      expectTrue(!environment.isOnGitHub)
    }
  }

  @Test("has the summary of the step in a workflow only")
  func workflow() {
    let summary = ["GITHUB_STEP_SUMMARY": "/steps/summary"]
    expectTrue(TestEnvironment(summary).stepSummary == nil)
    let workflow = TestEnvironment(summary.merging(["GITHUB_ACTIONS": "true"]) { $1 })
    expectEqual(workflow.stepSummary?.path, "/steps/summary")
    expectTrue(workflow.isOnGitHub)
  }

  @Test("finds a relative folder in the current one")
  func relative() {
    let folder = TestEnvironment(["TRANSITIONING_REPORT": "a/b"]).reportFolder
    expectEqual(folder?.path, FileManager.default.currentDirectoryPath + "/a/b")
  }

  @Test("names sources relative to the checkout, and others by their whole paths")
  func paths() {
    let environment = TestEnvironment(["GITHUB_WORKSPACE": "/checkout"])
    expectEqual(environment.path(of: "/checkout/Tests/A.swift"), "Tests/A.swift")
    expectEqual(environment.path(of: "/checkout2/A.swift"), "/checkout2/A.swift")
    expectEqual(environment.path(of: "A.swift"), "A.swift")
    let here = FileManager.default.currentDirectoryPath
    expectEqual(TestEnvironment([:]).path(of: here + "/Tests/A.swift"), "Tests/A.swift")
  }
}
