// SPDX-License-Identifier: MIT

/// A page of a component's variants, each under its label: what a snapshot test photographs.
///
/// ```swift
/// SnapshotSheet("ButtonView - Basic Styles") {
///   LabeledVariant("Solid") { ButtonView(viewModel: .solid) }
///   LabeledVariant("Bordered") { ButtonView(viewModel: .bordered) }
/// }
/// ```
///
/// The title stands 16 points below the safe area and 16 from its sides, the variants 24 below the
/// title with 16 between them.
public struct SnapshotSheet: Component {
  private let title: String
  private let style: SnapshotSheetStyle
  private let variants: ComponentList

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: The title, usually the component's name and the category.
  ///   - style: Fonts and colours, those of the system by default.
  ///   - variants: Labelled variants or other components, from the top.
  public init(
    _ title: String,
    style: SnapshotSheetStyle = SnapshotSheetStyle(),
    @ComponentBuilder variants: () -> ComponentList
  ) {
    self.title = title
    self.style = style
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

  /// Creates a labelled component.
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

/// The fonts and colours of a sheet.
public struct SnapshotSheetStyle: Hashable, Sendable {
  /// The title's font, bold 16 by default.
  public var titleFont: Font
  /// The title's colour, `Color.primary` by default.
  public var titleColor: Color
  /// The labels' font, medium 12 by default.
  public var labelFont: Font
  /// The labels' colour, `Color.secondary` by default.
  public var labelColor: Color
  /// The colour behind everything, `Color.systemBackground` by default.
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
  /// The style of the sheet that a variant stands on.
  public var snapshotSheetStyle: SnapshotSheetStyle {
    get { self[SnapshotSheetStyleKey.self] }
    set { self[SnapshotSheetStyleKey.self] = newValue }
  }
}
