// SPDX-License-Identifier: MIT

/// A pull request, or a merge request of GitLab.
struct CommentTarget: Hashable, Sendable {
  var site: CommentSite
  /// The number of the pull request.
  var number: Int

  /// Determines the number of the pull request that a job belongs to.
  ///
  /// It is never read from results, which are data of the author of a pull request.
  ///
  /// - Parameters:
  ///   - option: The value of the option; `nil` without one.
  ///   - provider: The provider.
  ///   - environment: The environment variables.
  /// - Returns: The number; `nil` if the environment does not state it.
  /// - Throws: ``CommentError/badNumber(_:)`` for an invalid option.
  static func number(
    option: String?, _ provider: CommentProvider, environment: [String: String]
  ) throws(CommentError) -> Int? {
    if let option {
      guard let number = positive(option) else { throw .badNumber(option) }
      return number
    }
    return switch provider {
    case .github:
      environment["GITHUB_REF"].flatMap(reference)
        ?? GitHubEvent(environment: environment)?.number
    case .gitlab: environment["CI_MERGE_REQUEST_IID"].flatMap(positive)
    }
  }

  /// Returns the number in a text; `nil` unless it consists of digits and is positive.
  static func positive(_ text: String) -> Int? {
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
}
