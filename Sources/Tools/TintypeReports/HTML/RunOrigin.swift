// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeGit

/// The commit that a report is about, and where it was tested.
package struct RunOrigin: Hashable, Sendable {
  /// The name of the commit; `nil` if it is unknown.
  package var commit: String?
  /// The branch; `nil` if it is unknown or no branch is checked out.
  package var branch: String?
  /// The name of the commit's author.
  package var author: String?
  /// The first line of the commit's message.
  package var subject: String?
  /// The time of the commit in ISO 8601.
  package var time: String?
  /// The pull request or merge request, such as `#12`.
  package var pullRequest: String?
  /// The job of continuous integration, such as `Tests #482`.
  package var job: String?
  /// The branch into which the pull request is merged.
  package var base: String?
  /// The pages of the facts, as far as they are known.
  package var pages: [Fact: WebAddress] = [:]

  /// A fact that may have a page.
  package enum Fact: String, Hashable, Sendable, CaseIterable {
    case commit, branch, pullRequest, job, base
  }

  /// Creates an origin from its parts.
  package init(
    commit: String? = nil, branch: String? = nil, author: String? = nil, subject: String? = nil,
    time: String? = nil
  ) {
    self.commit = commit
    self.branch = branch
    self.author = author
    self.subject = subject
    self.time = time
  }

  /// Determines the origin from the variables of continuous integration and from Git.
  ///
  /// The variables take precedence, because a job may have checked out a commit without its branch.
  /// Those that the run recorded take precedence over those of this process, which may run on
  /// another machine. A fact that cannot be determined is `nil`; a report does not need it.
  ///
  /// - Parameters:
  ///   - directory: The absolute path of a directory in the working tree.
  ///   - environment: The variables.
  ///   - recorded: The variables that the journal of the run contains; empty if there are none.
  package init(
    of directory: String, environment: [String: String], recorded: [String: String] = [:]
  ) {
    read(recorded.isEmpty ? environment : recorded)
    guard let repository = try? GitRepository(of: directory, environment: environment) else {
      return
    }
    branch = branch ?? (recorded.isEmpty ? repository.branch : nil)
    guard let head = repository.summary(of: commit ?? "HEAD") else { return }
    (commit, author, subject, time) = (head.commit, head.author, head.subject, head.time)
  }

  /// A Boolean value that indicates whether nothing is known.
  var isEmpty: Bool { self == RunOrigin() }

  /// The maximum length of a text, in Unicode scalars.
  private static let limit = 200

  /// The origin in the format that the page reads.
  var value: JSON {
    func text(_ text: String?) -> JSON { .line(text.map { ShortText.line($0, limit: Self.limit) }) }
    return [
      "commit": text(commit), "branch": text(branch), "author": text(author),
      "subject": text(subject), "time": text(time), "pullRequest": text(pullRequest),
      "job": text(job), "base": text(base),
      "pages": .object(
        Fact.allCases.compactMap { fact in pages[fact].map { (fact.rawValue, .string($0.url)) } }),
    ]
  }
}
