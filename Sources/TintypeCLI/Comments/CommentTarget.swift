// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// A pull request, or a merge request of GitLab.
struct CommentTarget: Hashable, Sendable {
  var provider: CommentProvider
  /// The repository: `owner/name`, or the number or the path of a project of GitLab.
  var repository: String
  /// The number of the pull request.
  var number: Int
  /// The host of the service; `nil` for the default of the program.
  var host: String?

  /// Determines a pull request.
  ///
  /// - Parameters:
  ///   - provider: The provider.
  ///   - repository: The value of the option; `nil` without one.
  ///   - number: The value of the option; `nil` without one.
  ///   - environment: The environment variables.
  /// - Throws: ``CommentError`` for a missing or invalid value.
  init(
    _ provider: CommentProvider, repository: String?, number: String?,
    environment: [String: String]
  ) throws(CommentError) {
    func value(_ variable: String) -> String? {
      environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    self.provider = provider
    guard let name = repository ?? value(provider.repositoryVariable) else {
      throw .repositoryUnknown(provider)
    }
    guard Self.isRepository(name, of: provider) else { throw .badRepository(name, provider) }
    self.repository = name
    if let number {
      guard let valid = Self.positive(number) else { throw .badNumber(number) }
      self.number = valid
    } else {
      let found =
        switch provider {
        case .github:
          value("GITHUB_REF").flatMap(Self.reference)
            ?? value("GITHUB_EVENT_PATH").flatMap(Self.event)
        case .gitlab: value("CI_MERGE_REQUEST_IID").flatMap(Self.positive)
        }
      guard let found else { throw .numberUnknown(provider) }
      self.number = found
    }
    host =
      switch provider {
      case .github: value("GITHUB_SERVER_URL").flatMap(Self.host(ofServer:))
      case .gitlab: value("CI_SERVER_HOST").flatMap { Self.isHost($0) ? $0 : nil }
      }
  }

  private static func positive(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), number > 0
    else { return nil }
    return number
  }

  /// Returns the number in `refs/pull/12/merge`.
  private static func reference(_ text: String) -> Int? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "refs", parts[1] == "pull" else { return nil }
    return positive(String(parts[2]))
  }

  /// The maximum size of the file of an event, in bytes: 32 MiB.
  private static let eventLimit = 32 << 20

  /// Returns the number in the file of an event.
  private static func event(_ path: String) -> Int? {
    guard let bytes = try? RegularFile.bytes(of: path, limit: eventLimit),
      let event = try? JSONDecoder().decode(Event.self, from: Data(bytes))
    else { return nil }
    let number = event.pullRequest?.number ?? event.workflowRun?.pullRequests.first?.number
    return number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// An event of GitHub Actions, of a pull request or of a workflow that ran for one.
  private struct Event: Decodable {
    var pullRequest: PullRequest?
    var workflowRun: WorkflowRun?

    struct PullRequest: Decodable { var number: Int }

    struct WorkflowRun: Decodable {
      var pullRequests: [PullRequest]
      enum CodingKeys: String, CodingKey { case pullRequests = "pull_requests" }
    }

    enum CodingKeys: String, CodingKey {
      case pullRequest = "pull_request"
      case workflowRun = "workflow_run"
    }
  }

  /// Returns whether a text is a repository, and contains no character that changes a path.
  private static func isRepository(_ text: String, of provider: CommentProvider) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let count = provider == .github ? 2...2 : 1...20
    guard text.utf8.count <= 500, count.contains(parts.count) else { return false }
    if provider == .gitlab, parts.count == 1 { return positive(text) != nil }
    return parts.allSatisfy { part in
      !part.isEmpty && !part.allSatisfy { $0 == "." }
        && part.utf8.allSatisfy { isLetterOrDigit($0) || "-_.".utf8.contains($0) }
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func isHost(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("-")
      && text.utf8.allSatisfy { isLetterOrDigit($0) || "-.".utf8.contains($0) }
  }

  /// Returns the host in the URL of a server; `nil` for the default of the program.
  private static func host(ofServer url: String) -> String? {
    guard url.hasPrefix("https://"), url != "https://github.com" else { return nil }
    let host = String(url.dropFirst("https://".count))
    return isHost(host) ? host : nil
  }
}
