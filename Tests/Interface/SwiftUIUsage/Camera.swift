// SPDX-License-Identifier: MIT

import AVFoundation
import CoreML
import CoreMedia
import CoreVideo
import SwiftUI
import UIKit

/// A view that shows what a camera sees, and finds codes.
struct BarcodeReader: UIViewControllerRepresentable {
  var types: [AVMetadataObject.ObjectType] = [.qr, .ean13]
  var completion: (Result<String, ReaderError>) -> Void

  enum ReaderError: Error {
    case noCamera
    case other(any Error)
  }

  func makeUIViewController(context: Context) -> ReaderController {
    let controller = ReaderController()
    controller.types = types
    controller.completion = completion
    return controller
  }

  func updateUIViewController(_ controller: ReaderController, context: Context) {}

  final class ReaderController: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
    var types: [AVMetadataObject.ObjectType] = []
    var completion: ((Result<String, ReaderError>) -> Void)?
    private let session = AVCaptureSession()
    private var preview: AVCaptureVideoPreviewLayer?

    override func viewDidLoad() {
      super.viewDidLoad()
      let cameras = AVCaptureDevice.DiscoverySession(
        deviceTypes: [.builtInTripleCamera, .builtInWideAngleCamera], mediaType: .video,
        position: .back)
      guard let camera = cameras.devices.first else {
        completion?(.failure(.noCamera))
        return
      }
      do {
        try camera.lockForConfiguration()
        camera.videoZoomFactor = 2
        camera.unlockForConfiguration()
        session.addInput(try AVCaptureDeviceInput(device: camera))
      } catch {
        completion?(.failure(.other(error)))
      }
      let output = AVCaptureMetadataOutput()
      if session.canAddOutput(output) { session.addOutput(output) }
      output.setMetadataObjectsDelegate(self, queue: .main)
      output.metadataObjectTypes = types
      session.sessionPreset = .high
      let preview = AVCaptureVideoPreviewLayer(session: session)
      preview.frame = view.layer.bounds
      preview.videoGravity = .resizeAspectFill
      view.layer.addSublayer(preview)
      self.preview = preview
    }

    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) {
      guard let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject,
        let text = code.stringValue
      else { return }
      completion?(.success(text))
    }
  }
}

final class PhotoTaker: NSObject, AVCapturePhotoCaptureDelegate,
  AVCaptureVideoDataOutputSampleBufferDelegate
{
  private let output = AVCapturePhotoOutput()

  func take() {
    let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
    settings.flashMode = .auto
    output.capturePhoto(with: settings, delegate: self)
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {
    _ = photo.fileDataRepresentation().flatMap(UIImage.init(data:))
  }

  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {
    guard let pixels = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }
    CVPixelBufferLockBaseAddress(pixels, .readOnly)
    defer { CVPixelBufferUnlockBaseAddress(pixels, .readOnly) }
    _ = CVPixelBufferGetWidth(pixels)
  }
}

func predict(_ values: [Double]) throws -> Double? {
  let array = try MLMultiArray(shape: [1, NSNumber(value: values.count)], dataType: .double)
  for (index, value) in values.enumerated() { array[index] = NSNumber(value: value) }
  let input = try MLDictionaryFeatureProvider(dictionary: ["values": array])
  let configuration = MLModelConfiguration()
  configuration.computeUnits = .cpuOnly
  let model = try MLModel(
    contentsOf: URL(fileURLWithPath: "/a.mlmodelc"), configuration: configuration)
  return try model.prediction(from: input).featureValue(for: "result")?.doubleValue
}
