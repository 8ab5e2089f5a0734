// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

/// The content of a cell of UIKit, with a view as its content.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let backgroundContent: Background
  private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private var minimum: (width: CGFloat?, height: CGFloat?) = (nil, 44)

  /// Creates the content of a cell.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content(), EmptyView())
  }

  private init(_ content: Content, _ background: Background) {
    (self.content, backgroundContent) = (content, background)
  }

  /// Sets the background.
  public func background<B: View>(
    @ViewBuilder content background: () -> B
  ) -> UIHostingConfiguration<Content, B> { replacingBackground(background()) }

  /// Sets a style as the background.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    replacingBackground(_UIHostingConfigurationBackgroundView(style: style))
  }

  private func replacingBackground<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    var result = UIHostingConfiguration<Content, B>(content, background)
    (result.insets, result.minimum) = (insets, minimum)
    return result
  }

  /// Sets the margins of edges to those of insets.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    margins(edges.intersection(.top), insets.top).margins(
      edges.intersection(.bottom), insets.bottom
    )
    .margins(edges.intersection(.leading), insets.leading)
    .margins(edges.intersection(.trailing), insets.trailing)
  }

  /// Sets the margins of edges in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var result = self
    if edges.contains(.top) { result.insets.top = length }
    if edges.contains(.leading) { result.insets.leading = length }
    if edges.contains(.bottom) { result.insets.bottom = length }
    if edges.contains(.trailing) { result.insets.trailing = length }
    return result
  }

  /// Sets the smallest size in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var result = self
    result.minimum = (width, height)
    return result
  }

  /// Changes nothing.
  @available(*, deprecated, message: "Use minSize(width:height:).")
  public func minSize() -> Self { self }

  /// Returns the same values for each state of a cell.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns a new view that shows the content.
  public func makeContentView() -> UIView & UIContentView {
    let (content, background) = (content, backgroundContent)
    return HostingContentView(
      self,
      AnyView(
        content.frame(
          minWidth: minimum.width, maxWidth: .infinity,
          minHeight: minimum.height.map { max($0 - insets.top - insets.bottom, 0) },
          alignment: .leading
        )
        .padding(insets).background { background }))
  }
}

/// The background of a cell that is filled with a style.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  /// A rectangle with the style.
  public var body: some View { Rectangle().fill(style) }
}

/// A view of UIKit that shows a view.
private final class HostingContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  private let hosting: UIHostingController<AnyView>

  init(_ configuration: any UIContentConfiguration, _ content: AnyView) {
    self.configuration = configuration
    hosting = UIHostingController(rootView: content)
    super.init(frame: .zero)
    guard let view = hosting.view else { return }
    view.backgroundColor = .clear
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    UIHostingController(rootView: hosting.rootView.fixedSize(horizontal: false, vertical: true))
      .sizeThatFits(in: CGSize(width: size.width, height: 0))
  }

  override func layoutSubviews() { hosting.view?.frame = bounds }
}
