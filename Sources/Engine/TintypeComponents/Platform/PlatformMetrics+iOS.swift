// SPDX-License-Identifier: MIT

// The guide “Platform style” lists each of these values with Apple's value and its source. A test
// compares the guide with the values.
extension PlatformMetrics {
  /// The metrics of iOS 17 and 18.
  package static let iOS = PlatformMetrics(
    controls: ControlSizes(
      mini: ControlMetrics(
        minimumHeight: 28, horizontalPadding: 10, verticalPadding: 5, cornerRadius: 14, spacing: 8,
        font: .subheadline),
      small: ControlMetrics(
        minimumHeight: 28, horizontalPadding: 10, verticalPadding: 5, cornerRadius: 14, spacing: 8,
        font: .subheadline),
      regular: ControlMetrics(
        minimumHeight: 103.0 / 3, horizontalPadding: 12, verticalPadding: 7, cornerRadius: 5.95,
        spacing: 8, font: .body),
      large: ControlMetrics(
        minimumHeight: 151.0 / 3, horizontalPadding: 20, verticalPadding: 15, cornerRadius: 8.75,
        spacing: 8, font: .body)),
    bezel: Bezel(
      weight: .regular, prominentWeight: .regular, opacity: 0.15, pressedOpacity: 0.25,
      minimumDarkContrast: 1.5, isGrayWithoutTint: true, isCapsule: false),
    toggle: Switch(
      width: 51, height: 31, smallWidth: 51, smallHeight: 31, knobInset: 2, knobExtension: 0,
      overhang: 2, disabledOpacity: 0.5),
    slider: Slider(
      height: 28, trackHeight: 4, knobWidth: 27, trackInset: 1, trackOffset: 1,
      knobHeight: 27, smallKnobWidth: 27,
      smallKnobHeight: 27),
    stepper: Stepper(width: 94, height: 32, cornerRadius: 8, dividerHeight: 18),
    segmentedControl: SegmentedControl(
      height: 32, cornerRadius: 9, knobCornerRadius: 7, knobInset: 2, dividerHeight: 16,
      textStyle: .footnote, weight: .medium, selectedWeight: .semibold,
      maximumTypeSize: .large),
    textField: TextField(
      height: 34, cornerRadius: 5, horizontalInset: 7, borderWidth: 0.5, focusedBorderWidth: 0.5),
    searchField: SearchField(
      height: 36, cornerRadius: 10, horizontalInset: 8, iconSpacing: 6, maximumTypeSize: .xxxLarge),
    progress: Progress(
      barHeight: 4, smallBarHeight: 4, miniSpinner: 20, smallSpinner: 20, regularSpinner: 20,
      largeSpinner: 37),
    dateButton: DateButton(
      height: 103.0 / 3, verticalInset: 7, cornerRadius: 6, horizontalInset: 11),
    navigationBar: NavigationBar(
      height: 44, compactHeight: 32, padHeight: 50, sheetHeight: 56, largeTitleHeight: 52,
      margin: 16, itemSpacing: 16, backInset: 8,
      backSpacing: 5, chevronSize: 22, maximumTypeSize: .xxLarge,
      largeTitleMaximumTypeSize: .xxxLarge,
      isTransparentAtScrollEdge: true, keepsItemRow: true, truncatesTitle: true,
      showsIconsOnly: true, itemHeight: 0, itemInset: 0, groupSpacing: 0,
      itemWeight: .regular, tintsItems: true),
    toolbar: Toolbar(
      height: 44, compactHeight: 32, itemSpacing: 24, itemHeight: 0, maximumTypeSize: .xxLarge),
    tabBar: TabBar(
      height: 49, compactHeight: 32, iconTop: 4, iconHeight: 30, iconSize: 18, titleSize: 10,
      inlineTitleSize: 13, compactTitleSize: 12, compactIconSize: 13, inlineSpacing: 8,
      badgeOffset: 7,
      badgeTop: 2, badgeHeight: 18, badgeFontSize: 13, maximumTypeSize: .large,
      hasInnerBadges: true, glassHeight: 0, areaHeight: 0, margin: 0,
      tabWidth: 0, glassInset: 0, pillHeight: 0, pillOverhang: 0),
    list: List(
      rowHeight: 44, rowGrowth: 0, rowInset: 11, controlRowInset: 6, cardCornerRadius: 10,
      hasContinuousCorners: false, margin: 16,
      wideMargin: 20, sectionSpacing: 35, topSpacing: 35, prominentTopSpacing: 6,
      headerTopSpacing: 35, largeTitleTopSpacing: 35, largeTitleHeaderTopSpacing: 35,
      bottomSpacing: 35, headerTop: -2,
      headerBottom: 7,
      footerTop: 7, footerBottom: 0, hasUppercaseHeaders: true, headerTextStyle: .footnote,
      headerWeight: .regular, plainHeaderTop: 27,
      plainHeaderBottom: 5, plainHeaderTextStyle: .subheadline, plainHeaderWeight: .semibold,
      iconWidth: 28, iconSpacing: 16, hasTintedIcons: true, alignsSeparatorsToText: true,
      separatorInset: 0, separatorThickness: 0, separatorOpacity: 0.29,
      darkSeparatorOpacity: 0.6,
      chevronTextStyle: .footnote, footerTightening: 0,
      hasGrayPickerValues: true),
    alert: Alert(
      width: 270, cornerRadius: 14, buttonHeight: 44, horizontalInset: 16, verticalInset: 20,
      textSpacing: 4, messageTextStyle: .footnote, buttonInset: 0, buttonSpacing: 0),
    actionSheet: ActionSheet(buttonHeight: 57, cornerRadius: 14, margin: 8, isAlert: false),
    menu: Menu(
      width: 250, rowHeight: 44, cornerRadius: 13, liftedCornerRadius: 8, groupSpacing: 8,
      verticalInset: 0,
      horizontalInset: 16, hasDividers: true, hasLeadingIcons: false, coversControl: false),
    sheet: Sheet(
      cornerRadius: 10, top: 10, presenterScale: 0.917, grabberWidth: 36, grabberHeight: 5,
      grabberTop: 5, inset: 0, lowerCornerRadius: 0, recedesScreen: true),
    popover: Popover(cornerRadius: 13),
    hasGlass: false,
    badgeMaximumTypeSize: .xxxLarge,
    dimsTints: true,
    adjustsContrast: false)
}
