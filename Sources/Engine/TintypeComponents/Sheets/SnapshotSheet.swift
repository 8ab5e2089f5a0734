// SPDX-License-Identifier: MIT

/// A page that shows a component's variants, each with a label, for use in a snapshot test.
///
/// ```swift
/// SnapshotSheet("ButtonView - Basic Styles") {
///   LabeledVariant("Solid") { ButtonView(viewModel: .solid) }
///   LabeledVariant("Bordered") { ButtonView(viewModel: .bordered) }
/// }
/// ```
///
/// The title is 16 points below the safe area and 16 points from its sides. The variants begin 24
/// points below the title and are 16 points apart.
public struct SnapshotSheet: Component {
  private let title: String
  private let style: SnapshotSheetStyle
  private let variants: ComponentList

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: The title, usually the component's name and the category.
  ///   - style: The fonts and colors, by default the system's.
  ///   - variants: The labeled variants or other components, from the top.
  public init(
    _ title: String,
    style: SnapshotSheetStyle = SnapshotSheetStyle(),
    @ComponentBuilder variants: () -> ComponentList
  ) {
    (self.title, self.style) = (title, style)
    self.variants = variants()
  }

  /// The title above the variants, on the sheet's background.
  public var body: some Component {
    VStack(alignment: .leading, spacing: 24) {
      Text(title)
        .font(style.titleFont)
        .foregroundStyle(style.titleColor)
      VStack(alignment: .leading, spacing: 16) { variants }
        .environment(\.snapshotSheetStyle, style)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(style.background)
  }
}

/// A component with a label above it, 8 points apart.
public struct LabeledVariant: Component {
  private let label: String
  private let variant: ComponentList
  @Environment(\.snapshotSheetStyle) private var style

  /// Creates a labeled component.
  public init(_ label: String, @ComponentBuilder variant: () -> ComponentList) {
    self.label = label
    self.variant = variant()
  }

  /// The label above the component.
  public var body: some Component {
    VStack(alignment: .leading, spacing: 8) {
      Text(label)
        .font(style.labelFont)
        .foregroundStyle(style.labelColor)
      variant
    }
  }
}

/// The fonts and colors of a sheet.
public struct SnapshotSheetStyle: Hashable, Sendable {
  /// The title's font, bold 16 by default.
  public var titleFont: Font
  /// The title's color, `Color.primary` by default.
  public var titleColor: Color
  /// The labels' font, medium 12 by default.
  public var labelFont: Font
  /// The labels' color, `Color.secondary` by default.
  public var labelColor: Color
  /// The background color, `Color.systemBackground` by default.
  public var background: Color

  /// Creates a style.
  public init(
    titleFont: Font = .system(size: 16, weight: .bold),
    titleColor: Color = .primary,
    labelFont: Font = .system(size: 12, weight: .medium),
    labelColor: Color = .secondary,
    background: Color = .systemBackground
  ) {
    self.titleFont = titleFont
    self.titleColor = titleColor
    self.labelFont = labelFont
    self.labelColor = labelColor
    self.background = background
  }
}

private enum SnapshotSheetStyleKey: EnvironmentKey {
  static let defaultValue = SnapshotSheetStyle()
}

extension EnvironmentValues {
  /// The style of the enclosing sheet.
  public var snapshotSheetStyle: SnapshotSheetStyle {
    get { self[SnapshotSheetStyleKey.self] }
    set { self[SnapshotSheetStyleKey.self] = newValue }
  }
}
