// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// The options for the places where readers of a summary find the results.
struct ResultOptions: Hashable {
  /// The page of the run or of the job; by default that of the environment.
  var page: WebAddress?
  /// The address of the report.
  var report: WebAddress?
  /// The components of the artifact's path; empty without an artifact.
  var artifact: [String] = []

  /// Reads the options.
  ///
  /// - Throws: ``CommandError/invalidValue(_:option:expected:)`` for an invalid URL or path.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    page = try arguments.address("--run-url")
    report = try arguments.address("--report-url")
    guard let text = arguments.value("--artifact") else { return }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard text.utf8.count <= 200, parts.allSatisfy(Self.isName) else {
      let choices = [
        "a name such as snapshots", "a name with the path inside, such as snapshots/merged",
      ]
      throw .invalidValue(text, option: "--artifact", expected: .word(choices))
    }
    artifact = parts
  }

  /// The name of an option that was given; `nil` for none.
  var given: String? {
    if !artifact.isEmpty { return "--artifact" }
    return report != nil ? "--report-url" : page.map { _ in "--run-url" }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("-") && !text.allSatisfy { $0 == "." }
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || "-_.".utf8.contains($0)
      }
  }

  /// Returns the places of the results of a job.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - directory: The output directory as the user wrote it; `nil` for the default.
  /// - Returns: The places, as far as the options and the environment state them.
  func places(environment: [String: String], directory: String?) -> PublishedRun {
    var places = PublishedRun(page: page, report: report, directory: directory)
    guard let job = Job(environment: environment) else { return places }
    places.page = page ?? WebAddress(job.page)
    guard let fetched = job.fetch(artifact) else { return places }
    (places.fetch, places.directory) = (fetched.command, fetched.directory)
    return places
  }

  /// A run of GitHub Actions, or a job of GitLab.
  private struct Job {
    var site: CommentSite
    var identifier: Int
    var attempt = 1
    /// The URL of its page.
    var page: String

    /// Finds the job of the environment; the run that another workflow reports about takes
    /// precedence.
    init?(environment: [String: String]) {
      guard let provider = try? CommentProvider(option: nil, environment: environment),
        let site = try? CommentSite(provider, repository: nil, environment: environment)
      else { return nil }
      func number(_ variable: String) -> Int? {
        environment[variable].flatMap(CommentTarget.positive)
      }
      self.site = site
      switch provider {
      case .github:
        let other = GitHubEvent(environment: environment)?.workflowRun
        guard let identifier = other?.id ?? number("GITHUB_RUN_ID"), identifier > 0 else {
          return nil
        }
        self.identifier = identifier
        attempt = other == nil ? number("GITHUB_RUN_ATTEMPT") ?? 1 : other?.attempt ?? 1
        let server = environment["GITHUB_SERVER_URL"] ?? "https://github.com"
        page = "\(server)/\(site.repository)/actions/runs/\(identifier)"
      case .gitlab:
        guard let identifier = number("CI_JOB_ID") else { return nil }
        self.identifier = identifier
        page = environment["CI_JOB_URL"] ?? ""
      }
    }

    /// Returns the command that fetches an artifact, and the output directory in it.
    func fetch(_ artifact: [String]) -> (command: String, directory: String)? {
      guard let first = artifact.first else { return nil }
      let name = attempt > 1 ? "\(identifier)-\(attempt)" : "\(identifier)"
      let folder = ".build/tintype-ci/\(name)"
      switch site.provider {
      case .github:
        let repository = ([site.host].compactMap(\.self) + [site.repository]).joined(separator: "/")
        let path = ([folder] + artifact.dropFirst()).joined(separator: "/")
        return (
          """
          gh run download \(identifier) --repo \(repository) --name \(first) --dir \(folder)
          """,
          path
        )
      case .gitlab:
        let project = site.repository.split(separator: "/").joined(separator: "%2F")
        let path = ([folder] + artifact).joined(separator: "/")
        return (
          """
          mkdir -p .build/tintype-ci && glab api --hostname \(site.host ?? "gitlab.com") \
          projects/\(project)/jobs/\(identifier)/artifacts \
          >\(folder).zip && unzip -q \(folder).zip -d \(folder)
          """,
          path
        )
      }
    }
  }
}

extension Manual.Option {
  /// The page of the run.
  static let runURL = Manual.Option(
    "--run-url", value: "URL",
    text: "The page of the run, for a link. By default, that of GitHub Actions or GitLab CI.")
  /// The address of the report.
  static let reportURL = Manual.Option(
    "--report-url", value: "URL",
    text: "The address of the report, or of the artifact that contains it, for a link.")
  /// The artifact with the results.
  static let artifact = Manual.Option(
    "--artifact", value: "PATH",
    text: """
      The artifact that contains the output directory, such as snapshots/merged on GitHub, or its path \
      in the job's artifacts on GitLab. The text then has the command that fetches it.
      """)
}
