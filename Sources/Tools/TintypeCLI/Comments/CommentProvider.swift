// SPDX-License-Identifier: MIT

/// A service with pull requests, whose comments a program of the service reads and writes.
enum CommentProvider: String, CaseIterable, Sendable {
  case github
  case gitlab

  /// Determines the provider.
  ///
  /// - Parameters:
  ///   - option: The value of the option; `nil` without one.
  ///   - environment: The environment variables.
  /// - Throws: ``CommentError/providerUnknown``.
  init(option: String?, environment: [String: String]) throws(CommentError) {
    if let option, let provider = Self(rawValue: option) {
      self = provider
    } else if environment["GITHUB_ACTIONS"] == "true" {
      self = .github
    } else if environment["GITLAB_CI"] == "true" {
      self = .gitlab
    } else {
      throw .providerUnknown
    }
  }

  /// The name of the service.
  var title: String { self == .github ? "GitHub" : "GitLab" }

  /// The name of the service's program.
  var program: String { self == .github ? "gh" : "glab" }

  /// The page from which the program can be installed.
  var programSite: String {
    self == .github ? "https://cli.github.com" : "https://gitlab.com/gitlab-org/cli"
  }

  /// The variable that contains the repository.
  var repositoryVariable: String { self == .github ? "GITHUB_REPOSITORY" : "CI_PROJECT_ID" }

  /// The form of a repository, in messages.
  var repositoryForm: String {
    self == .github
      ? "an owner and a name, such as owner/name,"
      : "a number or a path, such as group/project,"
  }

  /// The reason why the environment does not determine the number of a pull request.
  var numberProblem: String {
    self == .github
      ? "neither GITHUB_REF nor the file of GITHUB_EVENT_PATH contains its number"
      : "the variable CI_MERGE_REQUEST_IID does not contain its number"
  }

  /// The variable from which the program reads its token.
  var tokenVariable: String { self == .github ? "GH_TOKEN" : "GITLAB_TOKEN" }

  /// The description of a token that may write comments, as the end of a message.
  var tokenForm: String {
    switch self {
    case .github:
      """
      such as ${{ github.token }} in a job with “permissions: pull-requests: write”. The job of a \
      pull request from a fork has no such token.
      """
    case .gitlab:
      "such as a token of the project with the scope “api”. The token of a job is not sufficient."
    }
  }
}
