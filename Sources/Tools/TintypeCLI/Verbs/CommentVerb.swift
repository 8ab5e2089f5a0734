// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeRuns

/// The verb `tintype comment`, which posts the results of a run to a pull request.
struct CommentVerb: Verb {
  var provider: String?
  var repository: String?
  var number: String?
  /// The name that distinguishes the comments of several jobs.
  var name: String
  var outputDirectory: String?
  /// The name of the run; the latest by default.
  var run: String?
  var images: ImageOptions
  var results: ResultOptions
  var base: HistoryBase?
  /// The file with the findings of an audit in Markdown; `nil` for none.
  var audit: String?
  var isDryRun: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    try arguments.noArguments(verb: Self.manual.name)
    provider = arguments.value("--provider")
    repository = arguments.value("--repository")
    number = arguments.value("--pull-request")
    name = arguments.value("--name") ?? "snapshots"
    outputDirectory = arguments.value("--output-directory")
    run = arguments.value("--run")
    images = try ImageOptions(arguments)
    results = try ResultOptions(arguments)
    base = try HistoryBase(arguments)
    audit = arguments.value("--audit")
    isDryRun = arguments.flag("--dry-run")
  }

  func run(in tool: Tool) throws -> CommandResult {
    do {
      return try comment(in: tool)
    } catch let error as CommentError {
      return .failure(error.description, error.exitCode)
    }
  }

  private func comment(in tool: Tool) throws -> CommandResult {
    let environment = tool.environment()
    let provider = try CommentProvider(option: provider, environment: environment)
    let site = try CommentSite(provider, repository: repository, environment: environment)
    let place = try place(on: site, environment)
    let output = try tool.outputDirectory(outputDirectory)
    var report = try tool.report(run, in: output)
    let warnings = base?.compare(&report, in: output, tool) ?? ""
    let images = try images.images(of: report, in: output, tool)
    let published = results.places(environment: environment, directory: outputDirectory)
    let findings = try audit.map { try auditFindings(in: $0, tool) } ?? ""
    let summary = MarkdownSummary(
      report: report, budget: MarkdownSummary.usualBudget - findings.utf8.count, images: images,
      published: published)
    let comment = try ReportComment(
      name: name, markdown: summary.markdown() + findings,
      isClean: report.isClean && findings.isEmpty)
    if isDryRun {
      return CommandResult(
        output: Self.description(of: comment, for: place), messages: warnings)
    }
    let service = try CommentService(site, environment: environment)
    let target: CommentTarget =
      switch place {
      case .pullRequest(let target): target
      case .head(let head, _): try service.pullRequest(of: head)
      }
    let result = try comment.post(to: target, with: service)
    return CommandResult(output: Self.line(result) + "\n", messages: warnings)
  }

  /// Returns the findings of an audit, after an empty line; an empty text if there are none.
  private func auditFindings(in path: String, _ tool: Tool) throws(CommentError) -> String {
    do throws(FileError) {
      let bytes = try RegularFile.bytes(
        of: FilePath.absolute(path, in: tool.currentDirectory()), limit: Self.findingsLimit)
      return bytes.isEmpty ? "" : "\n" + String(decoding: bytes, as: UTF8.self)
    } catch {
      throw .unreadableFindings(path: path, error)
    }
  }

  /// The maximum size of the file with findings in bytes; the audit writes at most 30,000.
  private static let findingsLimit = 40_000

  /// The pull request of the comment, or the commit by which it is found.
  private enum Place {
    case pullRequest(CommentTarget)
    case head(GitHubEvent.Head, CommentSite)
  }

  private func place(
    on site: CommentSite, _ environment: [String: String]
  ) throws(CommentError) -> Place {
    let number = try CommentTarget.number(
      option: number, site.provider, environment: environment)
    if let number { return .pullRequest(CommentTarget(site: site, number: number)) }
    guard site.provider == .github,
      let head = GitHubEvent(environment: environment)?.workflowRun?.head
    else { throw .numberUnknown(site.provider) }
    return .head(head, site)
  }

  private static func line(_ result: ReportComment.Result) -> String {
    switch result {
    case .created(let page): "Created the comment\(page.map { ": \($0)" } ?? ".")"
    case .updated(let page): "Updated the comment\(page.map { ": \($0)" } ?? ".")"
    case .unchanged: "The comment is up to date."
    case .notNeeded: "Nothing differs, and there is no comment to update."
    }
  }

  /// Returns the requests of a run that is not a dry run, and the text of the comment.
  private static func description(of comment: ReportComment, for place: Place) -> String {
    func line(_ request: CommentRequest, _ site: CommentSite) -> String {
      ([site.provider.program] + request.arguments(host: site.host))
        .map { ShellText.word($0) }.joined(separator: " ")
    }
    let target: CommentTarget
    switch place {
    case .pullRequest(let known): target = known
    case .head(let head, let site):
      return """
        \(line(CommentTarget.search(site, page: 1), site))
        The comment is posted to the pull request with the head \(ShortText.line(head.commit)) of \
        \(ShortText.line(head.repository)).

        \(comment.text)
        """
    }
    var update = target.update(1, comment.text)
    update.path = target.path(of: "ID")
    let create =
      comment.isClean ? "nothing, because nothing differs" : line(target.create(""), target.site)
    return """
      \(line(target.list(page: 1), target.site))
      If an own comment begins with \(comment.marker):
        \(line(update, target.site))
      Otherwise:
        \(create)

      \(comment.text)
      """
  }
}

extension CommentVerb {
  static let manual = Manual(
    "comment",
    abstract: "Post the results of a test run to a pull request, as one comment.",
    discussion: [
      """
      The comment is the report in Markdown, as “tintype report --format markdown” prints it. A later \
      run updates the comment, which an invisible line with NAME identifies. If nothing differs, no \
      comment is created. Comments of other users are never changed.
      """,
      """
      Requests are sent by gh to GitHub, and by glab to GitLab, which read their tokens from the \
      environment: GH_TOKEN or GITLAB_TOKEN. In GitHub Actions and in GitLab CI, the provider, the \
      repository and the pull request are known.
      """,
    ],
    options: [
      Manual.Option(
        "--provider", value: "PROVIDER", choices: CommentProvider.allCases.map(\.rawValue),
        text: "github or gitlab. By default, as GITHUB_ACTIONS or GITLAB_CI states."),
      Manual.Option(
        "--repository", value: "NAME",
        text: """
          The repository: owner/name on GitHub, a number or a path on GitLab. By default \
          GITHUB_REPOSITORY or CI_PROJECT_ID.
          """),
      Manual.Option(
        "--pull-request", value: "NUMBER",
        text: """
          The pull request, or the merge request. By default from GITHUB_REF, the file of \
          GITHUB_EVENT_PATH, or CI_MERGE_REQUEST_IID. A workflow that another one started searches the \
          open pull requests for the commit of that run.
          """),
      Manual.Option(
        "--name", value: "NAME",
        text: "The name of the comment, if several jobs have comments. By default snapshots."),
      Manual.Option(
        "--audit", value: "FILE",
        text: "Add the findings that “tintype audit --format markdown” has written to a file."),
      .outputDirectory, .run, .historyBase, .imageBase, .artifact, .reportURL, .runURL,
      Manual.Option(
        "--dry-run", text: "Print the requests and the comment, and send nothing."),
    ],
    examples: [
      Manual.Example(
        "tintype comment --output-directory merged", "Posts the results of merged shards"),
      Manual.Example(
        "tintype comment --provider github --repository owner/name --pull-request 12 --dry-run",
        "Prints the comment"),
    ],
    exitCodes: [
      (.success, "the comment was posted, is up to date, or is not needed"),
      (.error, "the run could not be read, or the provider or its program failed"),
      (.nothingRan, "there is no run, or it compared nothing"),
      (.interrupted, "interrupted from the keyboard"),
      (.terminated, "terminated by a signal"),
    ],
    invalid: "the command line is invalid, or the pull request is unknown")
}
