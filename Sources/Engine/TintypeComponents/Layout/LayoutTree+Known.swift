// SPDX-License-Identifier: MIT

// These are classes, because each access to a property of an element would copy a structure.

extension LayoutTree {
  /// A proposal with a number that is not equal to itself for each unspecified length: comparing
  /// optional numbers takes ten times as long in unoptimized builds.
  struct Offer {
    let width: Double
    let height: Double

    init(_ proposal: ProposedSize) {
      if let given = proposal.width { width = given } else { width = .nan }
      if let given = proposal.height { height = given } else { height = .nan }
    }

    /// Returns whether the width is sufficient; an unspecified one is.
    func isAtLeast(_ length: Double) -> Bool { width != width || width >= length }

    func isSame(as other: Offer) -> Bool {
      (width == other.width || width != width && other.width != other.width)
        && (height == other.height || height != height && other.height != other.height)
    }
  }

  /// The sizes of an element by proposal; most elements receive only a few proposals.
  final class KnownSizes {
    // Most elements receive no more than four proposals, for which no array is allocated.
    private var inline: (Answer, Answer, Answer, Answer)
    private var inlineCount = 1
    private var answers: [Answer] = []
    private var rest: [ProposedSize: Size] = [:]

    private struct Answer {
      let offer: Offer
      let size: Size
    }

    init(_ size: Size, for offer: Offer) {
      let answer = Answer(offer: offer, size: size)
      inline = (answer, answer, answer, answer)
    }

    /// Returns the size for a proposal, if it is known.
    func size(for offer: Offer, _ proposal: ProposedSize) -> Size? {
      if inline.0.offer.isSame(as: offer) { return inline.0.size }
      // Those that are not used are equal to the first one.
      if inline.1.offer.isSame(as: offer) { return inline.1.size }
      if inline.2.offer.isSame(as: offer) { return inline.2.size }
      if inline.3.offer.isSame(as: offer) { return inline.3.size }
      guard inlineCount == 4 else { return nil }
      let answers = answers
      let count = answers.count
      var index = 0
      while index < count {
        if answers[index].offer.isSame(as: offer) { return answers[index].size }
        index += 1
      }
      return count < Self.listed ? nil : rest[proposal]
    }

    func add(_ size: Size, for offer: Offer, _ proposal: ProposedSize) {
      let answer = Answer(offer: offer, size: size)
      switch inlineCount {
      case 1: inline.1 = answer
      case 2: inline.2 = answer
      case 3: inline.3 = answer
      default:
        if answers.count < Self.listed {
          answers.append(answer)
        } else {
          rest[proposal] = size
        }
        return
      }
      inlineCount += 1
    }

    /// The number of sizes that are searched one after the other.
    private static let listed = 8
  }

  /// A layout of a text for a proposal.
  final class KnownText {
    let layout: TextLayout
    /// The size of the layout.
    let size: Size
    private let offer: Offer
    /// The least width for which the layout is valid, at any height; `nil` if it is not on a single
    /// line.
    let leastWidth: Double?
    /// The least height for which the layout is valid at the same width; `nil` if it is not valid for
    /// other proposals.
    private let leastHeight: Double?

    init(_ layout: TextLayout, for offer: Offer, displayScale: Double) {
      (self.layout, self.offer) = (layout, offer)
      size = layout.size(displayScale: displayScale)
      leastWidth = layout.leastWidth
      leastHeight = layout.leastHeight
    }

    /// Returns whether the layout is also valid for another proposal.
    ///
    /// Stacks make many proposals. A single line is valid for every sufficient width. Several lines
    /// are valid for the same width and every sufficient height.
    func holds(for other: Offer) -> Bool {
      if let leastWidth { return other.isAtLeast(leastWidth) || offer.isSame(as: other) }
      if offer.isSame(as: other) { return true }
      guard let leastHeight else { return false }
      return offer.width == other.width
        && (other.height != other.height || other.height >= leastHeight)
    }
  }

  /// The positions of an element's guides by proposal, of which there are only a few.
  final class KnownGuides {
    private var answers: [Answer] = []
    private var rest: [GuideRequest: Double?] = [:]

    private struct Answer {
      let request: GuideRequest
      let position: Double?
    }

    /// The position of a guide, if any; `nil` if it is not known.
    subscript(request: GuideRequest) -> Double?? {
      let answers = answers
      let count = answers.count
      var index = 0
      while index < count {
        if answers[index].request.isSame(as: request) { return .some(answers[index].position) }
        index += 1
      }
      return count < Self.listed ? nil : rest[request]
    }

    func add(_ position: Double?, for request: GuideRequest) {
      if answers.count < Self.listed {
        answers.append(Answer(request: request, position: position))
      } else {
        rest[request] = .some(position)
      }
    }

    /// The number of guides that are searched one after the other.
    private static let listed = 12
  }

  /// A guide of an element for a proposal.
  struct GuideRequest: Hashable {
    var guide: AlignmentGuide.Line
    var proposal: ProposedSize

    func isSame(as other: GuideRequest) -> Bool {
      guard proposal.isSame(as: other.proposal) else { return false }
      switch (guide, other.guide) {
      case (.horizontal(let mine), .horizontal(let theirs)): return mine.id == theirs.id
      case (.vertical(let mine), .vertical(let theirs)): return mine.id == theirs.id
      default: return false
      }
    }
  }
}
