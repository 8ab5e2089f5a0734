// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeGit
import TintypeSnapshots

/// The commit that a report is about.
package struct RunOrigin: Hashable, Sendable {
  /// The name of the commit; `nil` if it is unknown.
  package var commit: String?
  /// The branch; `nil` if it is unknown or no branch is checked out.
  package var branch: String?
  /// The name of the commit's author.
  package var author: String?
  /// The first line of the commit's message.
  package var subject: String?

  /// Creates an origin from its parts.
  package init(
    commit: String? = nil, branch: String? = nil, author: String? = nil, subject: String? = nil
  ) {
    self.commit = commit
    self.branch = branch
    self.author = author
    self.subject = subject
  }

  /// Determines the origin from the variables of continuous integration and from Git.
  ///
  /// The variables take precedence, because a job may have checked out a commit without its branch.
  /// A fact that cannot be determined is `nil`; a report does not need it.
  ///
  /// - Parameters:
  ///   - directory: The absolute path of a directory in the working tree.
  ///   - environment: The variables.
  package init(of directory: String, environment: [String: String]) {
    func value(_ names: String...) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    commit = value("GITHUB_SHA", "CI_COMMIT_SHA")
    branch = value("GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_BRANCH")
    guard let repository = try? GitRepository(of: directory, environment: environment) else {
      return
    }
    branch = branch ?? repository.branch
    guard let head = repository.summary(of: commit ?? "HEAD") else { return }
    (commit, author, subject) = (head.commit, head.author, head.subject)
  }

  /// A Boolean value that indicates whether nothing is known.
  var isEmpty: Bool { self == RunOrigin() }

  /// The maximum length of a text, in Unicode scalars.
  private static let limit = 200

  /// The origin in the format that the page reads.
  var value: JSON {
    func text(_ text: String?) -> JSON {
      .line(text.map { ShortText.line($0, limit: Self.limit) })
    }
    return [
      "commit": text(commit), "branch": text(branch), "author": text(author),
      "subject": text(subject),
    ]
  }
}
