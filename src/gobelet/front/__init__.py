"""What does somebody get who types `import gobelet`? Games to play at a Python prompt, in a script or a notebook."""
