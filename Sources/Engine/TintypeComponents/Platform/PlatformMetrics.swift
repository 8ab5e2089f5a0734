// SPDX-License-Identifier: MIT

/// The metrics of a platform style, in points unless stated otherwise.
///
/// `PlatformMetrics.iOS`, `.iOS26` and `.classic` are the only values. Controls read the metrics of
/// their environment, so that no control depends on a style.
package struct PlatformMetrics: Sendable {
  /// The metrics of buttons for each control size.
  package struct ControlSizes: Sendable {
    var mini: ControlMetrics
    var small: ControlMetrics
    var regular: ControlMetrics
    var large: ControlMetrics

    subscript(size: ControlSize) -> ControlMetrics {
      switch size {
      case .mini: mini
      case .small: small
      case .regular: regular
      case .large: large
      }
    }
  }

  /// The bezel of a button.
  struct Bezel: Sendable {
    /// The weight of a title on a translucent bezel.
    var weight: Font.Weight
    /// The weight of a title on an opaque bezel.
    var prominentWeight: Font.Weight
    /// The opacity of the tint in a translucent bezel.
    var opacity: Double
    /// The opacity of the tint in a pressed translucent bezel.
    var pressedOpacity: Double
    /// The minimum contrast of a bezel with the screen or a card in the dark scheme, which raises the
    /// opacity; 1 for none.
    var minimumDarkContrast: Double
    /// A Boolean value that indicates whether a bezel without a tint of its own is gray.
    var isGrayWithoutTint: Bool
    /// A Boolean value that indicates whether a bezel is a capsule by default.
    var isCapsule: Bool
  }

  /// A switch.
  struct Switch: Sendable {
    var width: Double
    var height: Double
    /// The width in small controls.
    var smallWidth: Double
    /// The height in small controls.
    var smallHeight: Double
    /// The distance of the knob from the edge of the track.
    var knobInset: Double
    /// The length by which the knob is wider than high.
    var knobExtension: Double
    /// The length by which the track extends beyond the trailing edge of the control.
    var overhang: Double
    /// The opacity of a disabled switch.
    var disabledOpacity: Double
  }

  /// A slider.
  struct Slider: Sendable {
    /// The least height of the control.
    var height: Double
    var trackHeight: Double
    var knobWidth: Double
    /// The distance of the track from the ends of the control.
    var trackInset: Double
    /// The distance from the middle of the knob down to the middle of the track.
    var trackOffset: Double
    var knobHeight: Double
    /// The width of the knob in small controls.
    var smallKnobWidth: Double
    /// The height of the knob in small controls.
    var smallKnobHeight: Double
  }

  /// A stepper.
  struct Stepper: Sendable {
    var width: Double
    var height: Double
    var cornerRadius: Double
    var dividerHeight: Double
  }

  /// A segmented control.
  struct SegmentedControl: Sendable {
    var height: Double
    var cornerRadius: Double
    var knobCornerRadius: Double
    /// The distance of the knob from the edge of the control.
    var knobInset: Double
    /// The height of the lines between segments; 0 for none.
    var dividerHeight: Double
    /// The text style of the titles.
    var textStyle: Font.TextStyle
    var weight: Font.Weight
    /// The weight of the title of the selected segment.
    var selectedWeight: Font.Weight
    /// The largest text size of the segments.
    var maximumTypeSize: DynamicTypeSize
  }

  /// A text field with a border.
  struct TextField: Sendable {
    var height: Double
    var cornerRadius: Double
    /// The distance of the text from the leading and trailing edges.
    var horizontalInset: Double
    var borderWidth: Double
    /// The width of the border of a focused field, or of a field with an error.
    var focusedBorderWidth: Double
  }

  /// A search field.
  package struct SearchField: Sendable {
    var height: Double
    var cornerRadius: Double
    var horizontalInset: Double
    /// The distance between the magnifying glass and the text.
    var iconSpacing: Double
    /// The largest text size of the field and its scopes.
    package var maximumTypeSize: DynamicTypeSize
  }

  /// A progress view.
  struct Progress: Sendable {
    var barHeight: Double
    /// The height of a bar in small controls.
    var smallBarHeight: Double
    /// The side of a spinner in mini controls.
    var miniSpinner: Double
    /// The side of a spinner in small controls.
    var smallSpinner: Double
    var regularSpinner: Double
    var largeSpinner: Double

    func spinner(_ size: ControlSize) -> Double {
      switch size {
      case .mini: miniSpinner
      case .small: smallSpinner
      case .regular: regularSpinner
      case .large: largeSpinner
      }
    }
  }

  /// A compact date picker.
  struct DateButton: Sendable {
    var height: Double
    /// The distance of the text from the top and the bottom.
    var verticalInset: Double
    var cornerRadius: Double
    var horizontalInset: Double
  }

  /// A navigation bar.
  package struct NavigationBar: Sendable {
    /// The height of the row of the items and an inline title.
    package var height: Double
    /// The height of that row in a compact vertical size class, such as on a phone in landscape.
    var compactHeight: Double
    /// The height of that row on a tablet.
    var padHeight: Double
    /// The height of that row in a sheet.
    package var sheetHeight: Double
    /// The height of the row of a large title.
    package var largeTitleHeight: Double
    /// The distance of the items from the edges of the screen.
    var margin: Double
    /// The distance between two items.
    var itemSpacing: Double
    /// The distance of the chevron of a back button from the edge of the screen.
    var backInset: Double
    /// The distance between the chevron and the title of a back button.
    var backSpacing: Double
    /// The font size of the chevron of a back button.
    var chevronSize: Double
    /// The largest text size of the items and an inline title.
    var maximumTypeSize: DynamicTypeSize
    /// The largest text size of a large title.
    var largeTitleMaximumTypeSize: DynamicTypeSize
    /// A Boolean value that indicates whether a bar is transparent while its content is not
    /// scrolled.
    var isTransparentAtScrollEdge: Bool
    /// A Boolean value that indicates whether the row of the items exists without items.
    var keepsItemRow: Bool
    /// A Boolean value that indicates whether an inline title is truncated instead of wrapped.
    var truncatesTitle: Bool
    /// A Boolean value that indicates whether items with an icon show no title.
    var showsIconsOnly: Bool
    /// The height of the glass behind items; 0 for none.
    var itemHeight: Double
    /// The distance of items from the leading and trailing edges of their glass.
    var itemInset: Double
    /// The distance between the glass of two groups of items.
    var groupSpacing: Double
    /// The weight of the titles of items.
    var itemWeight: Font.Weight
    /// A Boolean value that indicates whether items have the tint.
    var tintsItems: Bool
  }

  /// A bar of actions at the bottom of a screen.
  struct Toolbar: Sendable {
    var height: Double
    /// The height on a phone in landscape whose width is compact.
    var compactHeight: Double
    var itemSpacing: Double
    /// The height of the glass behind items; 0 for none.
    var itemHeight: Double
    var maximumTypeSize: DynamicTypeSize
  }

  /// A tab bar.
  struct TabBar: Sendable {
    var height: Double
    /// The height on a phone in landscape whose width is compact.
    var compactHeight: Double
    /// The distance of the area of the icon from the top.
    var iconTop: Double
    /// The height of the area of the icon.
    var iconHeight: Double
    /// The font size of the icon.
    var iconSize: Double
    /// The font size of the title.
    var titleSize: Double
    /// The font size of the title beside the icon on a phone in landscape; 0 for a title below it.
    var inlineTitleSize: Double
    /// The font size of the title beside the icon in a compact width.
    var compactTitleSize: Double
    /// The font size of the icon beside the title in a compact width.
    var compactIconSize: Double
    /// The distance between the icon and the title beside it.
    var inlineSpacing: Double
    /// The distance between the center of the icon and a badge.
    var badgeOffset: Double
    var badgeTop: Double
    var badgeHeight: Double
    var badgeFontSize: Double
    var maximumTypeSize: DynamicTypeSize
    /// A Boolean value that indicates whether badges are inside the bar, next to the icon.
    var hasInnerBadges: Bool
    /// The height of the glass behind the tabs; 0 for none.
    var glassHeight: Double
    /// The least height of the bar with the safe area below it.
    var areaHeight: Double
    /// The distance of the glass from the edges of the screen.
    var margin: Double
    /// The greatest width of a tab on glass.
    var tabWidth: Double
    /// The distance of the tabs from the leading and trailing edges of the glass.
    var glassInset: Double
    /// The height of the capsule behind the selected tab.
    var pillHeight: Double
    /// The length by which that capsule is wider than a tab on each side.
    var pillOverhang: Double
  }

  /// A list.
  package struct List: Sendable {
    var rowHeight: Double
    /// The growth of the least height with each point of the text style body, from its default size.
    var rowGrowth: Double
    /// The distance of the content of a row from its top and bottom.
    var rowInset: Double
    /// The distance of a control from the top and bottom of its row.
    var controlRowInset: Double
    var cardCornerRadius: Double
    /// A Boolean value that indicates whether the corners of cards are continuous.
    var hasContinuousCorners: Bool
    /// The distance of cards and of plain rows from the edges of a screen.
    package var margin: Double
    /// The distance on screens that are at least 414 points wide.
    package var wideMargin: Double
    /// The distance between two cards without headers and footers.
    package var sectionSpacing: Double
    /// The distance of the first card from the top of the list.
    var topSpacing: Double
    /// The distance of the first card from the top of the list if its header is prominent.
    var prominentTopSpacing: Double
    /// The distance of the first card without its header from the top of the list.
    var headerTopSpacing: Double
    /// The distance of the first card from a large title.
    var largeTitleTopSpacing: Double
    /// The distance of the first card without its header from a large title.
    var largeTitleHeaderTopSpacing: Double
    /// The distance of the last card from the bottom of the list.
    var bottomSpacing: Double
    /// The distance by which a header is nearer to the previous card than a card without a header.
    var headerTop: Double
    /// The distance between a header and its card.
    var headerBottom: Double
    /// The distance between a card and its footer.
    var footerTop: Double
    /// The distance between a footer and the next section, in addition to that of sections.
    var footerBottom: Double
    /// A Boolean value that indicates whether the headers of cards are in uppercase.
    var hasUppercaseHeaders: Bool
    /// The text style of the headers of cards.
    var headerTextStyle: Font.TextStyle
    /// The weight of the headers of cards.
    var headerWeight: Font.Weight
    /// The distance of the header of a plain section from the previous section.
    var plainHeaderTop: Double
    /// The distance between the header of a plain section and its rows.
    var plainHeaderBottom: Double
    /// The text style of the headers of plain sections.
    var plainHeaderTextStyle: Font.TextStyle
    /// The weight of the headers of plain sections.
    var plainHeaderWeight: Font.Weight
    /// The width of the column of the icons of labels.
    var iconWidth: Double
    /// The distance between the column of the icons and the titles.
    var iconSpacing: Double
    /// A Boolean value that indicates whether the icons of labels are in a column and have the tint.
    var hasTintedIcons: Bool
    /// A Boolean value that indicates whether separators begin at the first text of a row.
    var alignsSeparatorsToText: Bool
    /// The distance of separators from the trailing edge of a card.
    var separatorInset: Double
    /// The thickness of separators; 0 for one pixel.
    var separatorThickness: Double
    /// The opacity of separators in the light scheme.
    var separatorOpacity: Double
    /// The opacity of separators in the dark scheme.
    var darkSeparatorOpacity: Double
    /// The text style of the chevrons of rows.
    var chevronTextStyle: Font.TextStyle
    /// The distance by which the lines of footers are nearer to each other than those of their text
    /// style.
    var footerTightening: Double
    /// A Boolean value that indicates whether the value of a picker in a row is gray.
    var hasGrayPickerValues: Bool
  }

  /// An alert.
  struct Alert: Sendable {
    var width: Double
    var cornerRadius: Double
    var buttonHeight: Double
    /// The distance of the texts from the leading and trailing edges.
    var horizontalInset: Double
    var verticalInset: Double
    /// The distance between the title and the message.
    var textSpacing: Double
    /// The text style of a message below a title.
    var messageTextStyle: Font.TextStyle
    /// The distance of buttons in capsules from the edges; 0 for buttons between lines.
    var buttonInset: Double
    /// The distance between two buttons in capsules.
    var buttonSpacing: Double
  }

  /// An action sheet.
  struct ActionSheet: Sendable {
    var buttonHeight: Double
    var cornerRadius: Double
    /// The distance from the edges of the screen, and between the groups of buttons.
    var margin: Double
    /// A Boolean value that indicates whether the sheet has the form of an alert.
    var isAlert: Bool
  }

  /// A menu.
  package struct Menu: Sendable {
    var width: Double
    var rowHeight: Double
    var cornerRadius: Double
    /// The radius of the corners of a control in front of the dimmed screen of its context menu.
    var liftedCornerRadius: Double
    /// The height of the gap between two groups of items.
    var groupSpacing: Double
    /// The distance of items from the top and the bottom of the menu.
    var verticalInset: Double
    /// The distance of labels from the leading and trailing edges.
    var horizontalInset: Double
    /// A Boolean value that indicates whether lines separate the items.
    var hasDividers: Bool
    /// A Boolean value that indicates whether the icons of items are in front of their titles.
    package var hasLeadingIcons: Bool
    /// A Boolean value that indicates whether the menu begins at the edge of its control that it
    /// covers.
    var coversControl: Bool
  }

  /// A sheet.
  package struct Sheet: Sendable {
    package var cornerRadius: Double
    /// The distance from the upper edge of the safe area.
    package var top: Double
    /// The scale of the screen behind a sheet of the full height.
    var presenterScale: Double
    var grabberWidth: Double
    var grabberHeight: Double
    var grabberTop: Double
    /// The distance of a sheet below its full height from the edges of the screen.
    package var inset: Double
    /// The radius of the lower corners of such a sheet; 0 for the edge of the screen.
    var lowerCornerRadius: Double
    /// A Boolean value that indicates whether the screen behind a sheet of the full height recedes.
    package var recedesScreen: Bool
  }

  /// A popover.
  struct Popover: Sendable {
    var cornerRadius: Double
  }

  package var controls: ControlSizes
  var bezel: Bezel
  var toggle: Switch
  var slider: Slider
  var stepper: Stepper
  var segmentedControl: SegmentedControl
  var textField: TextField
  package var searchField: SearchField
  var progress: Progress
  var dateButton: DateButton
  package var navigationBar: NavigationBar
  var toolbar: Toolbar
  var tabBar: TabBar
  package var list: List
  var alert: Alert
  var actionSheet: ActionSheet
  package var menu: Menu
  package var sheet: Sheet
  var popover: Popover
  /// A Boolean value that indicates whether bars, menus and dialogs are glass.
  package var hasGlass: Bool
  /// The largest text size of badges.
  var badgeMaximumTypeSize: DynamicTypeSize
  /// A Boolean value that indicates whether tints behind a modal presentation are gray.
  var dimsTints: Bool
  /// A Boolean value that indicates whether colors are adjusted to a minimum contrast.
  var adjustsContrast: Bool
}
