// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports

/// The reason why a comment was not posted.
enum CommentError: Error, Hashable, Sendable {
  /// Neither an option nor a variable of the environment determines the provider.
  case providerUnknown
  /// Neither an option nor a variable of the environment determines the repository.
  case repositoryUnknown(CommentProvider)
  /// The text is not a repository of the provider.
  case badRepository(String, CommentProvider)
  /// Neither an option nor the environment determines the pull request.
  case numberUnknown(CommentProvider)
  /// No open pull request has this head.
  case noPullRequest(GitHubEvent.Head)
  /// The text is not the number of a pull request.
  case badNumber(String)
  /// The text cannot identify a comment.
  case badName(String)
  /// No directory of `PATH` contains the provider's program.
  case programMissing(CommentProvider)
  /// The system refused to start a program, with this `errno`.
  case cannotStart(program: String, code: Int32)
  /// A request did not end in this number of seconds.
  case timedOut(program: String, seconds: Int)
  /// The provider refused a request, with this status of HTTP if there is one; the text is the
  /// message of its program.
  case refused(CommentProvider, status: Int?, message: String)
  /// A request failed for another reason; the text is the message of the program.
  case failed(CommentProvider, request: String, message: String)
  /// An answer has more than this number of bytes.
  case answerTooLarge(CommentProvider, limit: Int)
  /// An answer does not have the expected format.
  case unexpectedAnswer(CommentProvider, request: String)
  /// The pull request has more than this number of comments.
  case tooManyComments(limit: Int)
  /// The file with the findings of an audit cannot be read.
  case unreadableFindings(path: String, FileError)
  /// This process received a signal during a request.
  case interrupted(signal: Int32)
}

extension CommentError: CustomStringConvertible {
  /// The problem and the next step.
  var description: String {
    switch self {
    case .providerUnknown:
      """
      The provider is unknown: neither GITHUB_ACTIONS nor GITLAB_CI is “true”. Specify --provider \
      github or --provider gitlab.
      """
    case .repositoryUnknown(let provider):
      """
      The repository is unknown: the variable \(provider.repositoryVariable) is not set. Specify it \
      with --repository.
      """
    case .badRepository(let text, let provider):
      """
      “\(ShortText.line(text, limit: 80))” is not a repository. Specify \(provider.repositoryForm) \
      with --repository.
      """
    case .numberUnknown(let provider):
      """
      The pull request is unknown: \(provider.numberProblem). Run this command for a pull request, or \
      specify its number with --pull-request.
      """
    case .noPullRequest(let head):
      """
      No open pull request has the head \(ShortText.line(head.commit, limit: 80)) of \
      “\(ShortText.line(head.repository, limit: 80))”. If it has a newer commit, the run for that commit \
      posts the comment. Otherwise, specify the number with --pull-request.
      """
    case .badNumber(let text):
      """
      “\(ShortText.line(text, limit: 80))” is not the number of a pull request. Specify a positive \
      number with --pull-request.
      """
    case .badName(let text):
      """
      “\(ShortText.line(text, limit: 80))” cannot identify a comment. Specify at most 64 letters, \
      digits, “.”, “_” and single “-” inside with --name.
      """
    case .programMissing(let provider):
      """
      No directory in the variable PATH contains the program “\(provider.program)”, which posts \
      comments. Install it from \(provider.programSite), or print the comment with --dry-run.
      """
    case .cannotStart(let program, let code):
      "“\(program)” cannot be started: \(FileError.system(code: code)). Check its permissions."
    case .timedOut(let program, let seconds):
      """
      “\(program)” did not end within \(Numbers.counted(seconds, "second")). Check the network, and \
      run the command again.
      """
    case .refused(let provider, let status, let message):
      """
      \(provider.title) refused the request\(status.map { " with status \($0)" } ?? ""): \
      \(ShortText.line(message)). Set \(provider.tokenVariable) to a token that may write comments, \
      \(provider.tokenForm)
      """
    case .failed(let provider, let request, let message):
      """
      The request “\(request)” to \(provider.title) failed: \(ShortText.line(message)). Check the \
      options, and run the command again.
      """
    case .answerTooLarge(let provider, let limit):
      """
      An answer of \(provider.title) has more than \(limit >> 20) MiB. Remove long comments of the \
      pull request, or run “tintype report --format markdown” and post its output.
      """
    case .unexpectedAnswer(let provider, let request):
      """
      The answer of \(provider.title) to “\(request)” does not have the expected format. Update the \
      program “\(provider.program)”, and check that no proxy changes its answers.
      """
    case .tooManyComments(let limit):
      """
      The pull request has more than \(Numbers.grouped(limit)) comments, which are not searched for \
      the comment to update. Run “tintype report --format markdown”, and post its output.
      """
    case .unreadableFindings(let path, let error):
      """
      The findings “\(path)” cannot be read: \(error). Write them with “tintype audit --format \
      markdown > \(path)”.
      """
    case .interrupted(let signal):
      "The command was interrupted by signal \(signal). Run it again."
    }
  }

  /// The exit code.
  var exitCode: ExitCode {
    switch self {
    case .providerUnknown, .repositoryUnknown, .badRepository, .numberUnknown, .badNumber, .badName:
      .usage
    case .noPullRequest, .programMissing, .cannotStart, .timedOut, .refused, .failed,
      .answerTooLarge, .unexpectedAnswer, .tooManyComments, .unreadableFindings:
      .error
    case .interrupted(let signal): signal == 2 ? .interrupted : .terminated
    }
  }
}
