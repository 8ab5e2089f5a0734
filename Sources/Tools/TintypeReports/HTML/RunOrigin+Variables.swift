// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// The variables of continuous integration, which `tintype test` records in the run's journal.
///
/// Their values are data of the author of the journal: they are only displayed, given to Git as one
/// commit, and joined to addresses that ``WebAddress`` checks.
extension RunOrigin {
  /// The names of the variables; no others are recorded or read.
  private static let names: Set<String> = [
    "GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA", "GITHUB_HEAD_REF", "GITHUB_REF",
    "GITHUB_REF_NAME", "GITHUB_BASE_REF", "GITHUB_RUN_ID", "GITHUB_RUN_NUMBER", "GITHUB_WORKFLOW",
    "CI_PROJECT_URL", "CI_COMMIT_SHA", "CI_COMMIT_BRANCH", "CI_MERGE_REQUEST_IID",
    "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME",
    "CI_PIPELINE_URL", "CI_PIPELINE_IID", "BUILDKITE_COMMIT", "CIRCLE_SHA1", "BITBUCKET_COMMIT",
    "SEMAPHORE_GIT_SHA",
  ]
  /// The variables for the commit.
  private static let commits = [
    "GITHUB_SHA", "CI_COMMIT_SHA", "BUILDKITE_COMMIT", "CIRCLE_SHA1", "BITBUCKET_COMMIT",
    "SEMAPHORE_GIT_SHA",
  ]
  /// The maximum length of a recorded value, in Unicode scalars.
  private static let valueLimit = 500

  /// Returns the variables that describe the origin of a run; empty outside of continuous
  /// integration.
  ///
  /// - Parameter environment: All variables, or those that a journal contains.
  /// - Returns: The known variables with values of a usual length.
  package static func variables(of environment: [String: String]) -> [String: String] {
    environment.filter { name, value in
      names.contains(name) && !value.isEmpty && value.unicodeScalars.count <= valueLimit
    }
  }

  /// Returns the name of the tested commit; `nil` if the variables do not state it.
  package static func commit(of variables: [String: String]) -> String? {
    commits.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
  }

  /// Reads the facts that the variables state.
  mutating func read(_ environment: [String: String]) {
    let variables = Self.variables(of: environment)
    func value(_ names: String...) -> String? { names.lazy.compactMap { variables[$0] }.first }
    commit = Self.commit(of: variables)
    branch = value(
      "GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_BRANCH",
      "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME")
    base = value("GITHUB_BASE_REF", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME")
    if let repository = variables["GITHUB_REPOSITORY"] {
      let server = variables["GITHUB_SERVER_URL"] ?? "https://github.com"
      readGitHub(variables, repository: "\(server)/\(repository)")
    } else if let project = variables["CI_PROJECT_URL"] {
      readGitLab(variables, project: project)
    }
  }

  private mutating func readGitHub(_ variables: [String: String], repository: String) {
    if let number = variables["GITHUB_REF"].flatMap(Self.pullRequest) {
      pullRequest = "#\(number)"
      pages[.pullRequest] = WebAddress("\(repository)/pull/\(number)")
    }
    if let run = variables["GITHUB_RUN_ID"], Self.isNumber(run) {
      let number = variables["GITHUB_RUN_NUMBER"].map { " #\($0)" } ?? ""
      job = (variables["GITHUB_WORKFLOW"] ?? "Run") + number
      pages[.job] = WebAddress("\(repository)/actions/runs/\(run)")
    }
    addPages(below: repository, commit: "commit", branch: "tree")
  }

  private mutating func readGitLab(_ variables: [String: String], project: String) {
    if let number = variables["CI_MERGE_REQUEST_IID"], Self.isNumber(number) {
      pullRequest = "!\(number)"
      pages[.pullRequest] = WebAddress("\(project)/-/merge_requests/\(number)")
    }
    if let address = variables["CI_PIPELINE_URL"].flatMap({ WebAddress($0) }) {
      job = "Pipeline" + (variables["CI_PIPELINE_IID"].map { " #\($0)" } ?? "")
      pages[.job] = address
    }
    addPages(below: project, commit: "-/commit", branch: "-/tree")
  }

  private mutating func addPages(below project: String, commit: String, branch: String) {
    if let name = self.commit, Self.isCommit(name) {
      pages[.commit] = WebAddress("\(project)/\(commit)/\(name)")
    }
    pages[.branch] = self.branch.flatMap { WebAddress("\(project)/\(branch)/\($0)") }
    pages[.base] = base.flatMap { WebAddress("\(project)/\(branch)/\($0)") }
  }

  /// Returns the number in `refs/pull/12/merge`.
  private static func pullRequest(_ reference: String) -> String? {
    let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "refs", parts[1] == "pull" else { return nil }
    let number = String(parts[2])
    return isNumber(number) ? number : nil
  }

  private static func isNumber(_ text: String) -> Bool {
    (1...20).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isCommit(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}
