// SPDX-License-Identifier: MIT

/// The answers of providers, with the members that are used.
enum Answer {
  /// A comment of GitHub or GitLab.
  struct Comment: Decodable {
    var id: Int
    var body: String?
    /// The author on GitHub; `nil` if the account was deleted.
    var user: User?
    /// The author on GitLab.
    var author: User?
    /// The page of a comment on GitHub.
    var page: String?
    /// A Boolean value that indicates whether GitLab created the comment.
    var isSystem: Bool?

    enum CodingKeys: String, CodingKey {
      case id, body, user, author
      case page = "html_url"
      case isSystem = "system"
    }

    /// The comment; `nil` if it has no author or was not written by a user.
    var comment: CommentService.Comment? {
      guard id > 0, isSystem != true, let author = (user ?? author)?.author else { return nil }
      return CommentService.Comment(identifier: id, text: body ?? "", author: author)
    }
  }

  /// A user of GitHub or GitLab.
  struct User: Decodable {
    var login: String?
    var id: Int?

    /// The login on GitHub, or the identifier on GitLab.
    var author: String? { login ?? id.map(String.init) }
  }

  /// A pull request of GitHub.
  struct PullRequest: Decodable {
    var number: Int
    private var head: Commit

    private struct Commit: Decodable {
      var sha: String
      /// The repository; `nil` if it was deleted.
      var repo: Repository?
    }

    private struct Repository: Decodable {
      var name: String
      enum CodingKeys: String, CodingKey { case name = "full_name" }
    }

    /// The head; `nil` if its repository was deleted.
    var source: GitHubEvent.Head? {
      head.repo.map { GitHubEvent.Head(commit: head.sha, repository: $0.name) }
    }
  }

  /// The user to whom a token of GitHub belongs.
  struct Viewer: Decodable {
    var data: Contents

    struct Contents: Decodable { var viewer: Login }
    struct Login: Decodable { var login: String }
  }
}
