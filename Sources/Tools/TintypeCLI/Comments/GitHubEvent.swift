// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The event that started a workflow of GitHub Actions, from the file of `GITHUB_EVENT_PATH`.
///
/// GitHub writes the file. The names of branches and repositories in it are data of the author of a
/// pull request.
struct GitHubEvent: Decodable {
  private var repository: Repository?
  private var pullRequest: PullRequest?
  /// The run that started this workflow; `nil` for other events.
  var workflowRun: WorkflowRun?

  struct PullRequest: Decodable {
    var number: Int
    var base: Base?

    struct Base: Decodable { var repo: Repository? }
  }

  struct Repository: Decodable {
    var id: Int?
    var name: String?

    enum CodingKeys: String, CodingKey {
      case id
      case name = "full_name"
    }
  }

  /// A run of another workflow.
  struct WorkflowRun: Decodable {
    var id: Int?
    var attempt: Int?
    fileprivate var pullRequests: [PullRequest]?
    private var commit: String?
    private var repository: Repository?

    enum CodingKeys: String, CodingKey {
      case id
      case attempt = "run_attempt"
      case pullRequests = "pull_requests"
      case commit = "head_sha"
      case repository = "head_repository"
    }

    /// The commit that the run tested; `nil` if it is not stated.
    var head: Head? {
      guard let commit, let name = repository?.name else { return nil }
      return Head(commit: commit, repository: name)
    }
  }

  /// The head of a pull request.
  struct Head: Hashable {
    var commit: String
    /// The repository that contains the commit, such as a fork: `owner/name`.
    var repository: String
  }

  private enum CodingKeys: String, CodingKey {
    case repository
    case pullRequest = "pull_request"
    case workflowRun = "workflow_run"
  }

  /// The maximum size of the file, in bytes: 32 MiB.
  private static let limit = 32 << 20

  /// Reads the event of a job; `nil` if there is none or it cannot be read.
  init?(environment: [String: String]) {
    guard let path = environment["GITHUB_EVENT_PATH"], !path.isEmpty,
      let bytes = try? RegularFile.bytes(of: path, limit: Self.limit),
      let event = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    else { return nil }
    self = event
  }

  /// The number of the pull request; `nil` if the event does not state it, as for a fork's run.
  var number: Int? {
    // A branch can also be the head of a pull request of another repository.
    let runs = workflowRun?.pullRequests?.filter {
      $0.base?.repo?.id == nil || $0.base?.repo?.id == repository?.id
    }
    let number = pullRequest?.number ?? runs?.first?.number
    return number.flatMap { $0 > 0 ? $0 : nil }
  }
}
