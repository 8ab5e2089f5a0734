// SPDX-License-Identifier: MIT

extension SwiftLexer {
  /// Returns the end of the string literal that begins at an offset, which is the offset of its
  /// number signs if it has some.
  mutating func endOfString(at index: Int, depth: Int) throws(SourceRefusal) -> Int {
    guard depth < Self.depthLimit else { throw .nestedTooDeeply(line: line(of: index)) }
    let hashes = hashes(at: index)
    var end = index + hashes + 1
    let isMultiline = beginsMultiline(at: end, hashes: hashes)
    if isMultiline { end += 2 }
    while end < bytes.count {
      switch bytes[end] {
      case ASCII.lineFeed where !isMultiline:
        throw .unterminated(.string, line: line(of: index))
      case ASCII.quote:
        if isMultiline, byte(end + 1) != ASCII.quote || byte(end + 2) != ASCII.quote {
          end += 1
          continue
        }
        let mark = end + (isMultiline ? 3 : 1)
        if self.hashes(at: mark) >= hashes { return mark + hashes }
        end += 1
      case ASCII.backslash:
        guard self.hashes(at: end + 1) >= hashes else {
          end += 1
          continue
        }
        let mark = end + 1 + hashes
        if byte(mark) == ASCII.openParen {
          let close = try endOfInterpolation(at: mark, depth: depth + 1)
          if !isMultiline, bytes[mark..<close].contains(ASCII.lineFeed) {
            throw .unterminated(.string, line: line(of: index))
          }
          if depth == 0 { interpolations.append((mark + 1)..<(close - 1)) }
          end = close
        } else {
          // If a line end is not allowed here, the check above reports it.
          end = byte(mark) == ASCII.lineFeed || byte(mark) == ASCII.carriageReturn ? mark : mark + 1
        }
      default: end += 1
      }
    }
    throw .unterminated(isMultiline ? .multilineString : .string, line: line(of: index))
  }

  /// Returns whether two more quotation marks begin a multi-line literal.
  ///
  /// With number signs, `#"""#` is a single-line literal that contains a quotation mark.
  private func beginsMultiline(at index: Int, hashes: Int) -> Bool {
    guard byte(index) == ASCII.quote, byte(index + 1) == ASCII.quote else { return false }
    guard hashes > 0 else { return true }
    var end = index + 1
    while end < bytes.count, bytes[end] != ASCII.lineFeed, bytes[end] != ASCII.carriageReturn {
      if bytes[end] == ASCII.quote, self.hashes(at: end + 1) >= hashes { return false }
      end += 1
    }
    return true
  }

  /// Returns the end of an interpolation whose opening parenthesis is at an offset.
  private mutating func endOfInterpolation(at index: Int, depth: Int) throws(SourceRefusal) -> Int {
    var brackets = [ASCII.openParen]
    var end = index + 1
    while end < bytes.count {
      let next = bytes[end]
      switch next {
      case ASCII.openParen, ASCII.openBracket, ASCII.openBrace:
        brackets.append(next)
        end += 1
      case ASCII.closeParen, ASCII.closeBracket, ASCII.closeBrace:
        guard let opening = brackets.popLast(), matches(opening, next) else {
          throw .unbalanced(line: line(of: end))
        }
        end += 1
        if brackets.isEmpty { return end }
      case ASCII.quote: end = try endOfString(at: end, depth: depth)
      case ASCII.backtick: end = try endOfBackticks(at: end)
      case ASCII.hash:
        let mark = end + hashes(at: end)
        switch byte(mark) {
        case ASCII.quote: end = try endOfString(at: end, depth: depth)
        case ASCII.slash: end = try endOfExtendedRegex(at: end)
        default: end = mark
        }
      case ASCII.slash:
        if let comment = try endOfComment(at: end) {
          end = comment
        } else {
          end = endOfRegex(at: end) ?? end + 1
        }
      default: end += 1
      }
    }
    throw .unterminated(.interpolation, line: line(of: index))
  }
}
