// SPDX-License-Identifier: MIT

/// A control that selects one of a few adjacent segments.
///
/// ```swift
/// SegmentedControl(selection: Binding(model, \.unit), segments: Unit.allCases) { $0.name }
/// SegmentedControl(selection: Binding(model, \.view)) {
///   Symbol("list.bullet").tag("list")
///   Symbol("grid").tag("grid")
/// }
/// ```
///
/// The control takes all available width and distributes it equally. A title has one line and is
/// scaled down to 60 % if it is too wide. As on iOS, the titles have the same size at all text sizes.
/// In the classic platform style they grow, and at accessibility sizes the segments are arranged
/// vertically.
public struct SegmentedControl<Tag: Hashable & Sendable>: PrimitiveComponent {
  private let selection: Binding<Tag>
  private let content: ComponentList

  /// Creates a control whose segments are components with tags.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected segment. Without a match, no segment is selected; if
  ///     several match, the first one is.
  ///   - content: The segments; a segment without a tag of the selection's type cannot be selected.
  public init(selection: Binding<Tag>, @ComponentBuilder content: () -> ComponentList) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a control with a title for each value.
  public init(selection: Binding<Tag>, segments: [Tag], title: (Tag) -> String) {
    self.selection = selection
    content = ComponentList(segments.map { Text(title($0)).tag($0) })
  }

  /// Returns a node that contains the segments.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    // Segments have little space, so their text is smaller than that of other controls.
    let metrics = environment.platformMetrics.segmentedControl
    let font =
      environment.font == .body
      ? Font.system(metrics.textStyle, weight: metrics.weight) : environment.font
    var inner = context
    inner.environment.dynamicTypeSize = environment.segmentTypeSize
    if !environment.segmentTypeSize.isAccessibilitySize {
      inner.environment.lineLimit = 1
      inner.environment.minimumScaleFactor = 0.6
    }
    func styled(_ color: Color?, _ own: Font?) -> [PickerOption] {
      if let color { inner.environment.contentForegroundStyle = color }
      return PickerOption.options(
        of: content, selection: selection, in: inner, font: own ?? font,
        selectedWeight: own?.weight ?? metrics.selectedWeight)
    }
    let appearance = environment.appearanceColors
    var options = styled(appearance.segmentTitle, appearance.segmentFont)
    if appearance.selectedSegmentTitle != nil || appearance.selectedSegmentFont != nil {
      let selected = styled(
        appearance.selectedSegmentTitle,
        appearance.selectedSegmentFont ?? appearance.segmentFont)
      options = zip(options, selected).map { $0.isSelected ? $1 : $0 }
    }
    let control = SegmentedBody(options: options)
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
      // Separators of lists are not aligned to texts inside the control.
      .alignmentGuide(.rowText) { _ in 0 }
    return context.control("SegmentedControl", control, isTall: true)
  }
}

extension EnvironmentValues {
  /// The text size of segments.
  fileprivate var segmentTypeSize: DynamicTypeSize {
    min(dynamicTypeSize, platformMetrics.segmentedControl.maximumTypeSize)
  }
}

/// Segments on a bezel at least 32 points high, with tap areas of the minimum height.
private struct SegmentedBody: Component {
  let options: [PickerOption]
  @Environment(\.self) private var environment

  private var metrics: PlatformMetrics.SegmentedControl {
    environment.platformMetrics.segmentedControl
  }

  private var inset: Double { max((environment.minimumTapLength - metrics.height) / 2, 0) }

  var body: some Component {
    Group {
      if environment.segmentTypeSize.isAccessibilitySize {
        VStack(spacing: 0) { segments }
          .padding(metrics.knobInset)
          .background(fill, in: outline)
          .overlay { FocusRing(outline: outline) }
      } else {
        HStack(spacing: 0) { segments }
          .background {
            outline.fill(fill).padding(.vertical, inset)
          }
          .overlay { FocusRing(outline: outline).padding(.vertical, inset) }
      }
    }
    .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
  }

  private var outline: ControlOutline { .rounded(metrics.cornerRadius) }

  private var fill: Color { environment.appearanceColors.segments ?? .tertiarySystemFill }

  private var segments: ComponentList {
    let isVertical = environment.segmentTypeSize.isAccessibilitySize
    return ComponentList(
      options.enumerated().map { index, option in
        let follows = index > 0 && !option.isSelected && !options[index - 1].isSelected
        return Segment(
          option: option, inset: isVertical ? 0 : inset + metrics.knobInset,
          hasLine: follows && !isVertical && metrics.dividerHeight > 0)
      })
  }
}

/// A segment, on a knob if it is selected.
private struct Segment: PrimitiveComponent {
  let option: PickerOption
  let inset: Double
  let hasLine: Bool

  func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let isPressed = environment.isEnabled && environment.controlState.contains(.highlighted)
    let isVertical = environment.segmentTypeSize.isAccessibilitySize
    let metrics = environment.platformMetrics.segmentedControl
    let least = max(environment.minimumTapLength, isVertical ? 0 : metrics.height)
    let segment = SegmentLabel(content: option.content, isVertical: isVertical)
      .opacity(isPressed && !option.isSelected ? 0.5 : 1)
      .padding(.horizontal, 8)
      .padding(.vertical, inset + 2)
      .frame(maxWidth: .infinity, minHeight: least > 0 ? least : nil)
      .background {
        if option.isSelected {
          ControlOutline.rounded(metrics.knobCornerRadius).fill(Self.knob(in: environment))
            .knobShadow(.segment, in: environment, classic: (0.16, 3))
            .padding(.vertical, inset)
            .padding(.horizontal, isVertical ? 0 : metrics.knobInset)
        }
      }
      .overlay(alignment: .leading) {
        if hasLine {
          Rectangle().fill(Color.separator).frame(width: 1, height: metrics.dividerHeight)
        }
      }
    return context.control("Segment", option.choosable(segment))
  }

  private static func knob(in environment: EnvironmentValues) -> Color {
    environment.appearanceColors.selectedSegment
      ?? Color(
        light: .white,
        dark: Color(
          hex: environment.platformMetrics.hasGlass
            ? 0x5A5A60 : environment.platformStyle == .classic ? 0x545458 : 0x636366))
  }
}

/// The centered content of a segment.
private struct SegmentLabel: Component {
  let content: Node
  let isVertical: Bool

  var body: some Component { content.multilineTextAlignment(.center) }
}
