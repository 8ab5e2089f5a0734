// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeReports

/// A connection to a repository through the program of its provider.
struct CommentService {
  var site: CommentSite
  /// The absolute path of the provider's program.
  var program: String
  var environment: [String: String]
  /// The time after which a request is ended.
  var timeout = Duration.seconds(60)

  /// A comment of a pull request.
  struct Comment: Hashable {
    var identifier: Int
    var text: String
    /// The login of the author on GitHub, or the identifier of the author on GitLab.
    var author: String
  }

  /// The maximum number of pages of comments.
  static let pageLimit = 50

  /// Creates a connection.
  ///
  /// - Throws: ``CommentError/programMissing(_:)``.
  init(_ site: CommentSite, environment: [String: String]) throws(CommentError) {
    let provider = site.provider
    guard let path = ChildProcess.program(provider.program, environment: environment) else {
      throw .programMissing(provider)
    }
    self.site = site
    program = path
    self.environment = Self.variables.variables(from: environment)
  }

  /// The variables of the provider's program: its credentials, without those of stores and others,
  /// and variables that prevent prompts, colors and searches for updates.
  private static let variables = ProgramEnvironment.network.adding(
    names: [
      "USER", "LOGNAME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR",
      "DBUS_SESSION_BUS_ADDRESS", "CI",
    ],
    prefixes: ["GH_", "GITHUB_", "GLAB_", "GITLAB_", "CI_"],
    fixed: [
      "GH_PROMPT_DISABLED": "1", "GH_NO_UPDATE_NOTIFIER": "1", "GLAB_CHECK_UPDATE": "false",
      "NO_COLOR": "1", "NO_PROMPT": "true",
    ])

  /// Sends a request.
  ///
  /// - Returns: The answer.
  /// - Throws: ``CommentError``.
  func send(_ request: CommentRequest) throws(CommentError) -> [UInt8] {
    let provider = site.provider
    let process = RequestProcess(
      program: program, arguments: request.arguments(host: site.host), environment: environment,
      input: request.body ?? [], timeout: timeout)
    let ending: RequestProcess.Ending
    do throws(RequestProcess.Failure) {
      ending = try process.run()
    } catch {
      switch error {
      case .cannotStart(let code): throw .cannotStart(program: program, code: code)
      case .timedOut:
        throw .timedOut(program: provider.program, seconds: Int(timeout.components.seconds))
      case .outputTooLarge: throw .answerTooLarge(provider, limit: process.limit)
      case .interrupted(let signal): throw .interrupted(signal: signal)
      }
    }
    guard ending.status != 0 else { return ending.output }
    let message = ending.messages.isEmpty ? "exit code \(ending.status)" : ending.messages
    let status = Self.status(in: ending.messages)
    // Without a token, `gh` ends with code 4 before it sends a request.
    if [401, 403, 404].contains(status) || provider == .github && ending.status == 4 {
      throw .refused(provider, status: status, message: message)
    }
    throw .failed(provider, request: request.title, message: message)
  }

  /// Returns the status of HTTP in a message such as `gh: Not Found (HTTP 404)`.
  private static func status(in message: String) -> Int? {
    message.firstMatch(of: /HTTP ([1-5][0-9][0-9])\b/).flatMap { Int($0.1) }
  }

  /// Returns the comments of a pull request whose text begins with a marker, the oldest first.
  ///
  /// - Throws: ``CommentError``.
  func comments(
    of target: CommentTarget, markedBy marker: String
  ) throws(CommentError) -> [Comment] {
    var result: [Comment] = []
    for page in 1...Self.pageLimit {
      let request = target.list(page: page)
      let comments: [Answer.Comment] = try decode(try send(request), of: request)
      result += comments.compactMap(\.comment).filter { $0.text.hasPrefix(marker) }
      guard comments.count >= CommentTarget.pageSize else { return result }
    }
    throw .tooManyComments(limit: Self.pageLimit * CommentTarget.pageSize)
  }

  /// Returns the pull request whose head is a commit, for a workflow whose event does not state it.
  ///
  /// A commit may be in several repositories, so the repository must be the same as well.
  ///
  /// - Throws: ``CommentError/noPullRequest(_:)`` if none is open.
  func pullRequest(of head: GitHubEvent.Head) throws(CommentError) -> CommentTarget {
    for page in 1...Self.pageLimit {
      let request = CommentTarget.search(site, page: page)
      let found: [Answer.PullRequest] = try decode(try send(request), of: request)
      if let number = found.first(where: { $0.source == head })?.number, number > 0 {
        return CommentTarget(site: site, number: number)
      }
      guard found.count >= CommentTarget.pageSize else { break }
    }
    throw .noPullRequest(head)
  }

  /// Returns the author of comments that this command creates.
  ///
  /// - Throws: ``CommentError``.
  func author() throws(CommentError) -> String {
    let request = site.user
    switch site.provider {
    case .gitlab:
      let user: Answer.User = try decode(try send(request), of: request)
      guard let author = user.author else {
        throw .unexpectedAnswer(.gitlab, request: request.title)
      }
      return author
    case .github:
      do throws(CommentError) {
        let viewer: Answer.Viewer = try decode(try send(request), of: request)
        let login = viewer.data.viewer.login
        return login == "github-actions" ? Self.actions : login
      } catch {
        guard case .refused = error, environment["GITHUB_ACTIONS"] == "true" else { throw error }
        return Self.actions
      }
    }
  }

  /// The author of comments that a GitHub Actions job creates with its token.
  private static let actions = "github-actions[bot]"

  /// Decodes an answer.
  func decode<Value: Decodable>(
    _ bytes: [UInt8], of request: CommentRequest
  ) throws(CommentError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      throw .unexpectedAnswer(site.provider, request: request.title)
    }
  }
}
