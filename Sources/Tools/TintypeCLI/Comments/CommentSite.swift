// SPDX-License-Identifier: MIT

/// A repository of a provider.
struct CommentSite: Hashable, Sendable {
  var provider: CommentProvider
  /// The repository: `owner/name`, or the number or the path of a project of GitLab.
  var repository: String
  /// The host of the service; `nil` for the default of the program.
  ///
  /// It is given for GitLab, because `glab` would send its token to the host of a remote that the
  /// repository's configuration names.
  var host: String?

  /// Determines a repository.
  ///
  /// - Parameters:
  ///   - provider: The provider.
  ///   - repository: The value of the option; `nil` without one.
  ///   - environment: The environment variables.
  /// - Throws: ``CommentError`` for a missing or invalid repository.
  init(
    _ provider: CommentProvider, repository: String?, environment: [String: String]
  ) throws(CommentError) {
    func value(_ variable: String) -> String? {
      environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let name = repository ?? value(provider.repositoryVariable) else {
      throw .repositoryUnknown(provider)
    }
    guard Self.isRepository(name, of: provider) else { throw .badRepository(name, provider) }
    self.provider = provider
    self.repository = name
    host =
      switch provider {
      case .github: value("GITHUB_SERVER_URL").flatMap(Self.host(ofServer:))
      case .gitlab:
        ["CI_SERVER_HOST", "GITLAB_HOST"].lazy.compactMap(value)
          .map { $0.hasPrefix("https://") ? String($0.dropFirst("https://".count)) : $0 }
          .first(where: Self.isHost) ?? "gitlab.com"
      }
  }

  /// Returns whether a text is a repository, and contains no character that changes a path.
  private static func isRepository(_ text: String, of provider: CommentProvider) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let count = provider == .github ? 2...2 : 1...20
    guard text.utf8.count <= 500, count.contains(parts.count) else { return false }
    if provider == .gitlab, parts.count == 1 { return CommentTarget.positive(text) != nil }
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
