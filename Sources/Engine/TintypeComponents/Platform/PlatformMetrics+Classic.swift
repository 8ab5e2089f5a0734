// SPDX-License-Identifier: MIT

extension PlatformMetrics {
  /// The metrics of the classic style, which are specific to Tintype.
  package static let classic = PlatformMetrics(
    controls: ControlSizes(
      mini: ControlMetrics(
        minimumHeight: 28, horizontalPadding: 10, verticalPadding: 4, cornerRadius: 8, spacing: 4,
        font: .footnote),
      small: ControlMetrics(
        minimumHeight: 32, horizontalPadding: 12, verticalPadding: 4, cornerRadius: 8, spacing: 6,
        font: .subheadline),
      regular: ControlMetrics(
        minimumHeight: 44, horizontalPadding: 16, verticalPadding: 8, cornerRadius: 12, spacing: 8,
        font: .body),
      large: ControlMetrics(
        minimumHeight: 52, horizontalPadding: 20, verticalPadding: 12, cornerRadius: 14,
        spacing: 8, font: .body)),
    bezel: Bezel(
      weight: .medium, prominentWeight: .semibold, opacity: 0.15, pressedOpacity: 0.3,
      minimumDarkContrast: 1, isGrayWithoutTint: false, isCapsule: false),
    toggle: Switch(
      width: 51, height: 31, smallWidth: 40, smallHeight: 24, knobInset: 2, knobExtension: 0,
      overhang: 0, disabledOpacity: 0.4),
    slider: Slider(
      height: 0, trackHeight: 4, knobWidth: 28, trackInset: 0, trackOffset: 0, knobHeight: 28,
      smallKnobWidth: 20,
      smallKnobHeight: 20),
    stepper: Stepper(width: 94, height: 32, cornerRadius: 8, dividerHeight: 18),
    segmentedControl: SegmentedControl(
      height: 32, cornerRadius: 9, knobCornerRadius: 7, knobInset: 2, dividerHeight: 16,
      textStyle: .subheadline, weight: .medium, selectedWeight: .semibold,
      maximumTypeSize: .accessibility5),
    textField: TextField(
      height: 44, cornerRadius: 12, horizontalInset: 12, borderWidth: 1, focusedBorderWidth: 2),
    searchField: SearchField(
      height: 36, cornerRadius: 10, horizontalInset: 8, iconSpacing: 6,
      maximumTypeSize: .accessibility5),
    progress: Progress(
      barHeight: 6, smallBarHeight: 4, miniSpinner: 16, smallSpinner: 20, regularSpinner: 32,
      largeSpinner: 44),
    dateButton: DateButton(height: 0, verticalInset: 6, cornerRadius: 6, horizontalInset: 11),
    navigationBar: NavigationBar(
      height: 44, compactHeight: 44, padHeight: 44, sheetHeight: 44, largeTitleHeight: 0,
      margin: 16, itemSpacing: 16, backInset: 8,
      backSpacing: 4,
      chevronSize: 17, maximumTypeSize: .accessibility5,
      largeTitleMaximumTypeSize: .accessibility5, isTransparentAtScrollEdge: false,
      keepsItemRow: false, truncatesTitle: false, showsIconsOnly: false, itemHeight: 0,
      itemInset: 0, groupSpacing: 0,
      itemWeight: .regular, tintsItems: true),
    toolbar: Toolbar(
      height: 44, compactHeight: 44, itemSpacing: 24, itemHeight: 0, maximumTypeSize: .xxxLarge),
    tabBar: TabBar(
      height: 49, compactHeight: 49, iconTop: 6, iconHeight: 0, iconSize: 20, titleSize: 11,
      inlineTitleSize: 0, compactTitleSize: 0, compactIconSize: 0, inlineSpacing: 0,
      badgeOffset: 0,
      badgeTop: 0, badgeHeight: 18, badgeFontSize: 12, maximumTypeSize: .xxxLarge,
      hasInnerBadges: false, glassHeight: 0, areaHeight: 0, margin: 0,
      tabWidth: 0, glassInset: 0, pillHeight: 0, pillOverhang: 0),
    list: List(
      rowHeight: 44, rowGrowth: 0, rowInset: 11, controlRowInset: 11, cardCornerRadius: 10,
      hasContinuousCorners: false, margin: 16,
      wideMargin: 16, sectionSpacing: 20, topSpacing: 16, prominentTopSpacing: 16,
      headerTopSpacing: 16, largeTitleTopSpacing: 16, largeTitleHeaderTopSpacing: 16,
      bottomSpacing: 16, headerTop: 6,
      headerBottom: 6,
      footerTop: 6, footerBottom: 6, hasUppercaseHeaders: false, headerTextStyle: .footnote,
      headerWeight: .regular,
      plainHeaderTop: 6, plainHeaderBottom: 6, plainHeaderTextStyle: .footnote,
      plainHeaderWeight: .regular, iconWidth: 0, iconSpacing: 6, hasTintedIcons: false,
      alignsSeparatorsToText: false, separatorInset: 0, separatorThickness: 0,
      separatorOpacity: 0.29,
      darkSeparatorOpacity: 0.6,
      chevronTextStyle: .footnote, footerTightening: 0,
      hasGrayPickerValues: false),
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
      grabberTop: 5, inset: 0, lowerCornerRadius: 0, recedesScreen: false),
    popover: Popover(cornerRadius: 13),
    hasGlass: false,
    badgeMaximumTypeSize: .accessibility5,
    dimsTints: false,
    adjustsContrast: true)
}
