// SPDX-License-Identifier: MIT

// The guide “Platform style” lists each of these values with its source. A test compares the guide
// with the values.
extension PlatformMetrics {
  /// The metrics of iOS 26.
  package static let iOS26 = PlatformMetrics(
    controls: ControlSizes(
      mini: ControlMetrics(
        minimumHeight: 28, horizontalPadding: 10, verticalPadding: 5, cornerRadius: 14, spacing: 8,
        font: .subheadline),
      small: ControlMetrics(
        minimumHeight: 28, horizontalPadding: 10, verticalPadding: 5, cornerRadius: 14, spacing: 8,
        font: .subheadline),
      regular: ControlMetrics(
        minimumHeight: 103.0 / 3, horizontalPadding: 12, verticalPadding: 7,
        cornerRadius: 5.95, spacing: 8, font: .body),
      large: ControlMetrics(
        minimumHeight: 151.0 / 3, horizontalPadding: 20, verticalPadding: 15,
        cornerRadius: 8.75, spacing: 8, font: .body)),
    bezel: Bezel(
      weight: .regular, prominentWeight: .regular, opacity: 0.15, pressedOpacity: 0.25,
      minimumDarkContrast: 1.5, isGrayWithoutTint: true, isCapsule: true),
    toggle: Switch(
      width: 63, height: 28, smallWidth: 63, smallHeight: 28, knobInset: 2, knobExtension: 13,
      overhang: 2, disabledOpacity: 0.5),
    slider: Slider(
      height: 34, trackHeight: 6, knobWidth: 37, trackInset: 0, trackOffset: 0, knobHeight: 24,
      smallKnobWidth: 37,
      smallKnobHeight: 24),
    stepper: Stepper(width: 94, height: 32, cornerRadius: 16, dividerHeight: 18),
    segmentedControl: SegmentedControl(
      height: 32, cornerRadius: 16, knobCornerRadius: 14, knobInset: 2, dividerHeight: 0,
      textStyle: .footnote, weight: .regular, selectedWeight: .medium, maximumTypeSize: .large),
    textField: TextField(
      height: 34, cornerRadius: 5, horizontalInset: 7, borderWidth: 0.65,
      focusedBorderWidth: 0.65),
    searchField: SearchField(
      height: 44, cornerRadius: 22, horizontalInset: 12, iconSpacing: 7, maximumTypeSize: .xxxLarge),
    progress: Progress(
      barHeight: 4, smallBarHeight: 4, miniSpinner: 20, smallSpinner: 20, regularSpinner: 20,
      largeSpinner: 37),
    dateButton: DateButton(
      height: 103.0 / 3, verticalInset: 7, cornerRadius: 103.0 / 6, horizontalInset: 11),
    navigationBar: NavigationBar(
      height: 54, compactHeight: 54, padHeight: 54, sheetHeight: 64, largeTitleHeight: 52,
      margin: 16, itemSpacing: 24, backInset: 16, backSpacing: 0, chevronSize: 20,
      maximumTypeSize: .xxLarge, largeTitleMaximumTypeSize: .xxxLarge,
      isTransparentAtScrollEdge: true, keepsItemRow: true, truncatesTitle: true,
      showsIconsOnly: true, itemHeight: 44, itemInset: 16, groupSpacing: 12, itemWeight: .medium,
      tintsItems: false),
    toolbar: Toolbar(
      height: 48, compactHeight: 48, itemSpacing: 24, itemHeight: 48, maximumTypeSize: .xxLarge),
    tabBar: TabBar(
      height: 49, compactHeight: 49, iconTop: 9, iconHeight: 30, iconSize: 18, titleSize: 10,
      inlineTitleSize: 0, compactTitleSize: 0, compactIconSize: 0, inlineSpacing: 0,
      badgeOffset: 7,
      badgeTop: 7, badgeHeight: 18, badgeFontSize: 13, maximumTypeSize: .large,
      hasInnerBadges: true, glassHeight: 62, areaHeight: 72, margin: 21, tabWidth: 85.75,
      glassInset: 8.375, pillHeight: 53.5, pillOverhang: 3.875),
    list: List(
      rowHeight: 52, rowGrowth: 1, rowInset: 15, controlRowInset: 11, cardCornerRadius: 26,
      hasContinuousCorners: true, margin: 16, wideMargin: 20, sectionSpacing: 35, topSpacing: 35,
      prominentTopSpacing: 6, headerTopSpacing: 17, largeTitleTopSpacing: 4,
      largeTitleHeaderTopSpacing: 20, bottomSpacing: 35, headerTop: -8,
      headerBottom: 11, footerTop: 8, footerBottom: -11, hasUppercaseHeaders: false,
      headerTextStyle: .headline, headerWeight: .semibold, plainHeaderTop: 32,
      plainHeaderBottom: 10, plainHeaderTextStyle: .headline, plainHeaderWeight: .semibold,
      iconWidth: 28, iconSpacing: 12, hasTintedIcons: true, alignsSeparatorsToText: true,
      separatorInset: 16, separatorThickness: 1, separatorOpacity: 0.12,
      darkSeparatorOpacity: 0.5,
      chevronTextStyle: .subheadline, footerTightening: 2,
      hasGrayPickerValues: true),
    alert: Alert(
      width: 320, cornerRadius: 34, buttonHeight: 48, horizontalInset: 30, verticalInset: 22,
      textSpacing: 8, messageTextStyle: .subheadline, buttonInset: 16, buttonSpacing: 8),
    actionSheet: ActionSheet(buttonHeight: 48, cornerRadius: 34, margin: 8, isAlert: true),
    menu: Menu(
      width: 250, rowHeight: 42, cornerRadius: 32.5, liftedCornerRadius: 26, groupSpacing: 21,
      verticalInset: 10, horizontalInset: 28, hasDividers: false, hasLeadingIcons: true,
      coversControl: true),
    sheet: Sheet(
      cornerRadius: 38, top: 0, presenterScale: 1, grabberWidth: 36, grabberHeight: 5,
      grabberTop: 5, inset: 8, lowerCornerRadius: 50, recedesScreen: false),
    popover: Popover(cornerRadius: 32.5),
    hasGlass: true,
    badgeMaximumTypeSize: .xxxLarge,
    dimsTints: true,
    adjustsContrast: false)
}
