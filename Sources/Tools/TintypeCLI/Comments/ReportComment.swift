// SPDX-License-Identifier: MIT

import TintypeReports

/// The one comment of a pull request that reports a job's snapshots.
struct ReportComment: Hashable {
  /// The first line of the text, which is not displayed and identifies the comment.
  let marker: String
  /// The text, which begins with the marker.
  let text: String
  /// A Boolean value that indicates whether the comment is not worth creating.
  var isClean: Bool

  /// Creates a comment.
  ///
  /// - Parameters:
  ///   - name: The name that distinguishes the comments of several jobs.
  ///   - markdown: The report.
  ///   - isClean: A Boolean value that indicates whether nothing differs.
  /// - Throws: ``CommentError/badName(_:)`` if the name could end the marker.
  init(name: String, markdown: String, isClean: Bool) throws(CommentError) {
    guard Self.isName(name) else { throw .badName(name) }
    marker = "<!-- tintype: \(name) -->"
    text = "\(marker)\n\n\(markdown)"
    self.isClean = isClean
  }

  private static func isName(_ name: String) -> Bool {
    let isValid = name.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || "-_.".utf8.contains($0)
    }
    return isValid && (1...64).contains(name.utf8.count) && !name.contains("--")
      && !name.hasPrefix("-") && !name.hasSuffix("-")
  }

  /// The result of posting.
  enum Result: Hashable {
    /// The comment was created; the text is its page, if it is known.
    case created(page: String?)
    case updated(page: String?)
    /// The comment already has this text.
    case unchanged
    /// Nothing differs, and there is no comment.
    case notNeeded
  }

  /// Creates the comment, or updates it if it exists.
  ///
  /// Only a comment of the same author is updated, because other users can write the marker, too.
  ///
  /// - Returns: The result.
  /// - Throws: ``CommentError``.
  func post(to target: CommentTarget, with service: CommentService) throws(CommentError) -> Result {
    let marked = try service.comments(of: target, markedBy: marker)
    let author = marked.isEmpty ? nil : try service.author()
    if let own = marked.first(where: { $0.author == author }) {
      // A provider may change the ends of lines and trailing spaces.
      guard Self.lines(own.text) != Self.lines(text) else { return .unchanged }
      do throws(CommentError) {
        return .updated(
          page: try send(target.update(own.identifier, text), to: service))
      } catch {
        // The comment was deleted in the meantime, or may no longer be edited.
        guard case .refused = error, !isClean else { throw error }
      }
    }
    guard !isClean else { return .notNeeded }
    return .created(page: try send(target.create(text), to: service))
  }

  private func send(
    _ request: CommentRequest, to service: CommentService
  ) throws(CommentError) -> String? {
    let answer: Answer.Comment = try service.decode(try service.send(request), of: request)
    return answer.page.flatMap { $0.hasPrefix("https://") ? ShortText.line($0) : nil }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline)
  }
}
