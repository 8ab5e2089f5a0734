// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite("Interactions, tints and transforms in space")
@MainActor
struct InteractionTests {
  private final class Handler: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      session.loadObjects(ofClass: UIImage.self) { _ in }
    }
  }

  @Test("An interaction knows the view that it was added to, and leaves the previous one")
  func interactions() {
    let (handler, first, second) = (Handler(), UIView(), UIView())
    let interaction = UIDropInteraction(delegate: handler)
    first.addInteraction(interaction)
    #expect(interaction.view === first && first.interactions.count == 1)
    second.addInteraction(interaction)
    #expect(interaction.view === second && first.interactions.isEmpty)
    second.removeInteraction(interaction)
    #expect(interaction.view == nil && second.interactions.isEmpty)
  }

  @Test("A dragged item has its provider")
  func dragItem() {
    let provider = NSItemProvider(object: "text" as NSString)
    let item = UIDragItem(itemProvider: provider)
    #expect(item.itemProvider === provider)
    #expect(UITableViewDropProposal(operation: .move).intent == .unspecified)
  }

  @Test("A dimmed view and its descendants have a gray tint")
  func tint() {
    final class Observer: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (parent, child) = (UIView(), Observer())
    parent.addSubview(child)
    parent.tintColor = .red
    #expect(child.tintColor == .red && child.tintAdjustmentMode == .normal)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintColor == .systemGray && child.tintAdjustmentMode == .dimmed)
    #expect(child.changes == 2)
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == .red)
  }

  @Test("Transforms in space have the values of Core Animation's documentation")
  func transforms() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(CATransform3DGetAffineTransform(quarter) == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(CATransform3DIsAffine(quarter))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
    #expect(moved.m41 == 2 && moved.m42 == 4 && moved.m43 == 6)
    let inverse = CATransform3DInvert(moved)
    #expect(CATransform3DIsIdentity(CATransform3DConcat(moved, inverse)))
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(CATransform3DRotate(perspective, 1, 0, 1, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("The affine transform of a layer is a part of its transform in space")
  func layer() {
    let view = UIView()
    view.layer.setAffineTransform(CGAffineTransform(translationX: 3, y: 4))
    #expect(view.transform3D.m41 == 3 && view.layer.transform.m42 == 4)
    view.transform3D = CATransform3DMakeScale(2, 1, 1)
    #expect(view.layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 1))
  }
}
