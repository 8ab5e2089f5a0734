// SPDX-License-Identifier: MIT

import Testing
import TintypeAudits
import TintypeCairo
import TintypeComponents
import TintypeScene

/// A component that violates a rule, and one that does not.
struct RuleExample: Sendable, CustomTestStringConvertible {
  var rule: AuditRule
  var wrong: @Sendable () -> any Component
  var right: @Sendable () -> any Component
  var testDescription: String { rule.rawValue }

  /// A text that is used like a button, which has the size of its frame: a `Button` is as high as the
  /// guidelines require.
  static func button(_ title: String, _ width: Double = 80, _ height: Double = 44) -> some Component
  {
    Text(title).frame(width: width, height: height).accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton).onTapGesture {}
  }

  /// A button whose only content is a symbol.
  static func iconButton(_ color: Color) -> some Component {
    Button(action: {}) {
      Symbol("heart.fill").font(.system(size: 24)).foregroundStyle(color)
        .frame(width: 44, height: 44)
    }
    .accessibilityLabel("Like")
  }

  /// An element of the kind of an image, with a label.
  static func image(_ label: String) -> some Component {
    Rectangle().frame(width: 60, height: 60).accessibilityElement()
      .accessibilityAddTraits(.isImage).accessibilityLabel(label)
  }

  /// A bar of a width.
  static func bar(_ width: Double = 40) -> some Component {
    Rectangle().frame(width: width, height: 12)
  }

  /// The color of text with a contrast of 2.8:1 on white.
  static let pale = Color(red: 0.6, green: 0.6, blue: 0.6)

  static let all: [RuleExample] = [
    RuleExample(rule: .contrast) {
      Text("Forgot password?").foregroundColor(pale)
    } right: {
      Text("Forgot password?")
    },
    RuleExample(rule: .contrastSystem) {
      Text("Updated 9:41").foregroundColor(.secondary)
    } right: {
      Text("Updated 9:41").foregroundColor(.primary)
    },
    RuleExample(rule: .contrastGraphics) {
      iconButton(pale)
    } right: {
      iconButton(.black)
    },
    RuleExample(rule: .targetSize) {
      button("Close", 60, 30)
    } right: {
      button("Close", 60, 44)
    },
    RuleExample(rule: .targetOverlap) {
      HStack(spacing: 0) {
        button("Back")
        button("Next").offset(x: -12)
      }
    } right: {
      HStack(spacing: 0) {
        button("Back")
        button("Next")
      }
    },
    RuleExample(rule: .targetCovered) {
      ZStack {
        button("Undo")
        Color.white.frame(width: 120, height: 60)
      }
    } right: {
      ZStack {
        Color.white.frame(width: 120, height: 60)
        button("Undo")
      }
    },
    RuleExample(rule: .targetSafeArea) {
      VStack {
        button("Menu", 80, 60)
        Spacer()
      }
    } right: {
      VStack {
        Color.clear.frame(width: 80, height: 60)
        button("Menu", 80, 60)
        Spacer()
      }
    },
    RuleExample(rule: .labelMissing) {
      Button(action: {}) { Color.blue.frame(width: 44, height: 44) }
    } right: {
      Button(action: {}) { Color.blue.frame(width: 44, height: 44) }.accessibilityLabel("Share")
    },
    RuleExample(rule: .imageLabel) {
      image("")
    } right: {
      image("").accessibilityHidden()
    },
    RuleExample(rule: .labelDuplicate) {
      VStack {
        button("Remove")
        button("Remove")
      }
    } right: {
      VStack {
        button("Remove").accessibilityLabel("Remove Ada")
        button("Remove").accessibilityLabel("Remove Ben")
      }
    },
    RuleExample(rule: .labelGeneric) {
      image("Icon")
    } right: {
      image("A red kite over the sea")
    },
    RuleExample(rule: .labelFileName) {
      image("ic_close_24")
    } right: {
      image("Close")
    },
    RuleExample(rule: .labelInName) {
      button("Send").accessibilityLabel("Submit the form")
    } right: {
      button("Send").accessibilityLabel("Send the form")
    },
    RuleExample(rule: .traits) {
      Text("Total").accessibilityAddTraits(.isButton).frame(width: 60, height: 60)
    } right: {
      Text("Total").accessibilityAddTraits(.isHeader).frame(width: 60, height: 60)
    },
    RuleExample(rule: .readingOrder) {
      VStack {
        Text("Ferry to Oban")
        Text("Departs 9:41").accessibilitySortPriority(1)
      }
    } right: {
      VStack {
        Text("Ferry to Oban").accessibilitySortPriority(2)
        Text("Departs 9:41").accessibilitySortPriority(1)
      }
    },
    RuleExample(rule: .headingOrder) {
      VStack {
        Text("Ferries").font(.title).accessibilityHeading(level: 1)
        Text("From Oban").font(.headline).accessibilityHeading(level: 3)
      }
    } right: {
      VStack {
        Text("Ferries").font(.title).accessibilityHeading(level: 1)
        Text("From Oban").font(.headline).accessibilityHeading(level: 2)
      }
    },
    RuleExample(rule: .textTruncated) {
      Text("Your subscription ends on Friday").lineLimit(1).frame(width: 120)
    } right: {
      Text("Your subscription ends on Friday").frame(width: 120)
    },
    RuleExample(rule: .textClipped) {
      Text("Departures").frame(width: 120, height: 10).clipped()
    } right: {
      Text("Departures").frame(width: 120, height: 24).clipped()
    },
    RuleExample(rule: .textOverlap) {
      ZStack {
        Text("19.99 euros")
        Text("Sold out")
      }
    } right: {
      VStack {
        Text("19.99 euros")
        Text("Sold out")
      }
    },
    RuleExample(rule: .textBrokenWord) {
      Text("Uncharacteristically").frame(width: 90)
    } right: {
      Text("Uncharacteristically").frame(width: 200)
    },
    RuleExample(rule: .textSize) {
      Text("Terms and conditions").font(.system(size: 9))
    } right: {
      Text("Terms and conditions").font(.system(size: 11))
    },
    RuleExample(rule: .textPlaceholder) {
      Text("%lld photos")
    } right: {
      Text("12 photos, 30% of them new")
    },
    RuleExample(rule: .textOverflow) {
      Text("Unsubscribe").lineLimit(1).frame(width: 110)
    } right: {
      Text("Unsubscribe").frame(width: 110)
    },
    RuleExample(rule: .textUntranslated) {
      LocalizedText(texts: ["en": "Save", "de": "Save", "fr": "Enregistrer"])
    } right: {
      LocalizedText(texts: ["en": "Save", "de": "Sichern", "fr": "Enregistrer"])
    },
    RuleExample(rule: .outsideCanvas) {
      button("Close").offset(x: 130)
    } right: {
      button("Close").offset(x: 60)
    },
    RuleExample(rule: .unequalGaps) {
      HStack(spacing: 8) {
        bar()
        bar()
        bar().offset(x: 3)
        bar().offset(x: 3)
      }
    } right: {
      HStack(spacing: 8) {
        bar()
        bar()
        bar()
        bar()
      }
    },
    RuleExample(rule: .nearAlignment) {
      VStack(alignment: .leading) {
        bar(90)
        bar(60).offset(x: 1.5)
        bar(40)
      }
    } right: {
      VStack(alignment: .leading) {
        bar(90)
        bar(60)
        bar(40)
      }
    },
  ]
}

/// Audits a component on a canvas of 300 × 200 points.
func audit(
  _ component: some Component, in viewport: Viewport = .fixed(Size(width: 300, height: 200)),
  _ options: AuditOptions = AuditOptions(), traits: Traits = Traits()
) throws -> Audit {
  let renderer = try CairoRenderer.standard()
  let scene = try Scene(of: component, in: viewport, traits: traits, measuring: renderer)
  return Audit(of: scene, options: options, painting: renderer.paint)
}
