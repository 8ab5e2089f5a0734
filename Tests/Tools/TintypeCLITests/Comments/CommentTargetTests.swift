// SPDX-License-Identifier: MIT

import Testing
import TintypeReportsTestSupport

@testable import TintypeCLI

struct CommentTargetTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  private func number(_ environment: [String: String]) -> Int? {
    try? CommentTarget.number(option: nil, .github, environment: environment)
  }

  static let references: [(String, Int?)] = [
    ("refs/pull/12/merge", 12), ("refs/pull/12/head", 12), ("refs/heads/main", nil),
    ("refs/pull/0/merge", nil), ("refs/pull/-1/merge", nil), ("refs/pull/1x/merge", nil),
    ("refs/heads/pull/1", nil), ("refs/pull/99999999999999999999/merge", nil), ("", nil),
  ]

  @Test("The number of a pull request is part of GITHUB_REF", arguments: references)
  func reference(text: String, number: Int?) {
    #expect(self.number(["GITHUB_REF": text]) == number)
  }

  static let events: [(String, Int?)] = [
    (#"{"pull_request":{"number":5},"number":6}"#, 5),
    (#"{"workflow_run":{"pull_requests":[{"number":7}]}}"#, 7),
    // A branch can be the head of a pull request of another repository, such as a fork.
    (
      #"{"repository":{"id":1},"workflow_run":{"pull_requests":[{"number":7,"base":{"repo":{"id":2}}},"#
        + #"{"number":8,"base":{"repo":{"id":1}}}]}}"#, 8
    ),
    (#"{"workflow_run":{"pull_requests":[]}}"#, nil), (#"{"pull_request":{"number":-1}}"#, nil),
    (#"{"pull_request":{"number":"5"}}"#, nil), ("garbage", nil), ("", nil),
  ]

  @Test("The number of a pull request is in the file of the event", arguments: events)
  func event(text: String, number: Int?) throws {
    try output.write(text, to: "event.json")
    let environment = [
      "GITHUB_REF": "refs/heads/main", "GITHUB_EVENT_PATH": output.path + "/event.json",
    ]
    #expect(self.number(environment) == number)
  }

  @Test("A missing file of the event has no number")
  func missingEvent() {
    #expect(number(["GITHUB_EVENT_PATH": output.path + "/none.json"]) == nil)
  }

  static let repositories: [(CommentProvider, String, Bool)] = [
    (.github, "owner/name.js", true), (.github, "owner", false), (.github, "a/b/c", false),
    (.github, "../name", false), (.github, "owner/", false), (.github, "o/n?x", false),
    (.github, "-X/n", true), (.gitlab, "42", true), (.gitlab, "0", false),
    (.gitlab, "group", false), (.gitlab, "a/b/c", true), (.gitlab, "a/../c", false),
    (.gitlab, "a/b%2Fc", false),
  ]

  @Test("A repository contains no characters that change a path", arguments: repositories)
  func repository(provider: CommentProvider, text: String, isValid: Bool) {
    let site = try? CommentSite(provider, repository: text, environment: [:])
    #expect((site != nil) == isValid)
  }

  static let hosts: [(CommentProvider, [String: String], String?)] = [
    (.github, ["GITHUB_SERVER_URL": "https://github.com"], nil),
    (.github, ["GITHUB_SERVER_URL": "https://git.example.org"], "git.example.org"),
    (.github, ["GITHUB_SERVER_URL": "https://-x"], nil),
    (.gitlab, ["CI_SERVER_HOST": "gitlab.example.org"], "gitlab.example.org"),
    (.gitlab, [:], "gitlab.com"),
    (.gitlab, ["GITLAB_HOST": "https://git.example.org"], "git.example.org"),
    (.gitlab, ["GITLAB_HOST": "-x y"], "gitlab.com"),
  ]

  @Test("The host of another server is passed to the program", arguments: hosts)
  func host(provider: CommentProvider, environment: [String: String], host: String?) throws {
    let site = try CommentSite(
      provider, repository: provider == .github ? "o/r" : "1", environment: environment)
    #expect(site.host == host)
    let arguments = CommentTarget(site: site, number: 1).list(page: 1).arguments(host: site.host)
    #expect(arguments.contains("--hostname") == (host != nil))
  }

  @Test("The provider is that of the environment unless it is given")
  func provider() {
    func provider(_ option: String?, _ environment: [String: String]) -> CommentProvider? {
      try? CommentProvider(option: option, environment: environment)
    }
    #expect(provider(nil, ["GITHUB_ACTIONS": "true"]) == .github)
    #expect(provider(nil, ["GITLAB_CI": "true"]) == .gitlab)
    #expect(provider("gitlab", ["GITHUB_ACTIONS": "true"]) == .gitlab)
    #expect(provider(nil, ["GITHUB_ACTIONS": ""]) == nil)
  }
}
