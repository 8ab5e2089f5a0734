// SPDX-License-Identifier: MIT

extension Text {
  /// The way in which the direction of a paragraph is determined.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    /// The default, the characters of the paragraph.
    public static let `default` = WritingDirectionStrategy.contentBased
    /// The characters of the paragraph.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    /// The layout direction.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
  }

  /// The way in which the alignment of the lines of a text is determined.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    /// The default of the place.
    public static let `default` = AlignmentStrategy(name: "default")
    /// The layout direction.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// The direction of the paragraph.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
}

extension View {
  /// Sets how the directions of paragraphs are determined, which has no effect: their characters
  /// determine them.
  public nonisolated func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View { self }

  /// Sets how the alignment of the lines of texts is determined, which has no effect: the layout
  /// direction determines it.
  public nonisolated func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> some View { self }
}
