// SPDX-License-Identifier: MIT

// A snapshot shows the state in which an animation rests: the first phase.

/// A view that changes its content through several phases.
///
/// A snapshot shows the first phase.
public struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
  private nonisolated(unsafe) let first: Phase?
  private nonisolated(unsafe) let content: (Phase) -> Content

  /// Creates a view that shows all phases when a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - trigger: The value.
  ///   - content: Returns the content of a phase.
  ///   - animation: Returns the animation to a phase.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Creates a view that shows all phases again and again.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - content: Returns the content of a phase.
  ///   - animation: Returns the animation to a phase.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, trigger: 0, content: content, animation: animation)
  }

  /// The content of the view.
  public var body: some View {
    if let first { content(first) }
  }
}

extension View {
  /// Changes the view through several phases again and again; a snapshot shows the first phase.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - content: Returns the view in a phase.
  ///   - animation: Returns the animation to a phase.
  /// - Returns: The view.
  public nonisolated func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    PhaseAnimator(phases) { content(PlaceholderContentView(self), $0) }
  }

  /// Changes the view through several phases when a value changes; a snapshot shows the first phase.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - trigger: The value.
  ///   - content: Returns the view in a phase.
  ///   - animation: Returns the animation to a phase.
  /// - Returns: The view.
  public nonisolated func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    PhaseAnimator(phases, trigger: trigger) { content(PlaceholderContentView(self), $0) }
  }
}
